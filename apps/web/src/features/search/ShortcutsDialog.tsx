import { Group, Kbd, Modal, Stack, Switch, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './ShortcutsDialog.module.css';
import { useEnterSends } from '../../lib/useEnterSends.ts';
import { useSingleKeys } from './shortcuts.ts';
import { searchBoxMessages } from './search-box.messages.ts';
import { searchMessages } from './search.messages.ts';

const messages = searchMessages.shortcuts;
const { pages } = searchMessages;

const SINGLE = [
  { label: messages.search, keys: ['/'] },
  { label: messages.next, keys: ['j'] },
  { label: messages.previous, keys: ['k'] },
  { label: messages.like, keys: ['l'] },
  { label: messages.open, keys: [messages.enterKey] },
  { label: messages.compose, keys: ['n'] },
  { label: pages.dashboard, keys: ['g', 'd'] },
  { label: pages.news, keys: ['g', 'n'] },
  { label: pages.feed, keys: ['g', 'f'] },
  { label: pages.services, keys: ['g', 's'] },
  { label: pages.directory, keys: ['g', 'b'] },
  { label: pages.messages, keys: ['g', 'm'] },
  { label: pages.members, keys: ['g', 'p'] },
  { label: messages.showList, keys: ['?'] },
];
const ALWAYS = [
  { label: searchBoxMessages.palette, keys: [searchBoxMessages.paletteKeys, '⌘ K'] },
  { label: messages.send, keys: [messages.sendKeys, messages.sendKeysOnMac] },
  { label: messages.latestNotification, keys: ['F8'] },
];

/** The keyboard shortcuts, with a switch for the single-key ones. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { areOn, toggle } = useSingleKeys();
  const enter = useEnterSends();
  const [before] = useState(() => document.activeElement);
  // Restores the focus, since a shortcut and not a button opened the dialog.
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <Stack gap="md">
        <Switch
          checked={enter.isOn}
          onChange={enter.toggle}
          label={messages.enterSends}
          description={messages.enterSendsHint}
        />
        <KeyList items={ALWAYS} between={messages.alternative} />
        <Switch
          checked={areOn}
          onChange={toggle}
          label={messages.singleKeys}
          description={messages.singleKeysHint}
        />
        {areOn && <KeyList items={SINGLE} between={messages.sequence} />}
      </Stack>
    </Modal>
  );
}

function KeyList({ items, between }: { items: typeof SINGLE; between: string }) {
  return (
    <dl className={classes.list}>
      {items.map(({ label, keys }) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <Group component="dd" gap={6} m={0} wrap="nowrap">
            {keys.map((key, index) => (
              <span key={key} className={classes.keys}>
                {index > 0 && (
                  <Text span size="sm" c="dimmed">
                    {between}
                  </Text>
                )}
                <Kbd>{key}</Kbd>
              </span>
            ))}
          </Group>
        </div>
      ))}
    </dl>
  );
}
