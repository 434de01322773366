import { Menu } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { truncate } from '../../../lib/truncate.ts';
import { useDialog } from '../../../lib/useDialog.ts';
import classes from './StatementChip.module.css';
import { FIELDS, type Reading, type Statement } from './understood.hooks.ts';
import { understoodMessages as messages } from './understood.messages.ts';

const READINGS: Reading[] = ['offer', 'audience', 'need', 'nothing'];
/** What is ruled out can only be left out. */
const OF_EXCLUSIONS: Reading[] = ['excluded', 'nothing'];
const LONG = 90;

type Props = {
  statement: Statement;
  reading: Reading;
  onRead: (readAs: Reading) => void;
};

const fieldOf = ({ writtenAs }: Statement) => (writtenAs === 'excluded' ? undefined : FIELDS[writtenAs]);

/** One thing that was read of the profile, with a menu to correct it and a button to leave it out. */
export function StatementChip({ statement, reading, onRead }: Props) {
  const dialog = useDialog();
  const text = truncate(statement.text, LONG);
  const readings = statement.writtenAs === 'excluded' ? OF_EXCLUSIONS : READINGS;
  const role = reading === 'need' ? statement.role : null;
  return (
    <li
      className={classes.chip}
      data-statement={statement.id}
      data-left-out={reading === 'nothing' || undefined}
    >
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <button type="button" className={classes.words} aria-label={messages.correct(text)}>
            <span>
              <span dir="auto">{text}</span>
              {role && <span className={classes.role}> → {messages.roles[role]}</span>}
            </span>
            <IconChevronDown size={14} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{messages.readAs.title}</Menu.Label>
          {readings
            .filter((readAs) => readAs !== reading)
            .map((readAs) => (
              <Menu.Item key={readAs} onClick={() => onRead(readAs)}>
                {messages.readAs[readAs]}
              </Menu.Item>
            ))}
          {dialog.open !== 'edit-profile' && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => dialog.show('edit-profile', { at: fieldOf(statement) })}>
                {messages.editWords}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {reading !== 'nothing' && (
        <button
          type="button"
          className={classes.out}
          aria-label={messages.leaveOut(text)}
          onClick={() => onRead('nothing')}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}
