import { ActionIcon, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode, createElement } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { openingMessages } from '../opening/opening.messages.ts';
import classes from './DayFields.module.css';
import {
  DAY_MODES,
  type DayMode,
  type DayValue,
  INTERVALS_MAX,
  NINE_TO_FIVE,
  isDayMode,
  unclearInterval,
} from './day-value.ts';

const { form: messages } = openingMessages;

const isOvernight = ({ opens, closes }: DayValue['intervals'][number]) =>
  opens !== '' && closes !== '' && closes <= opens;

type Props = {
  label: string;
  value: DayValue;
  error?: ReactNode;
  /** Its name in the form, which finds it by this. */
  path: string;
  onChange: (value: DayValue) => void;
  /** Copies the day to others; absent where there is nothing to copy. */
  onCopy?: ((to: 'weekdays' | 'all') => void) | undefined;
};

/** Whether a business is open on a weekday, and from when to when. */
export function DayFields({ label, value, error, path, onChange, onCopy }: Props) {
  const { mode, intervals } = value;
  const { clock } = useFormats();
  const unclear = unclearInterval(value);
  const setMode = (next: DayMode) =>
    onChange({ mode: next, intervals: intervals.length > 0 ? intervals : [NINE_TO_FIVE] });
  const setInterval = (at: number, change: Partial<(typeof intervals)[number]>) =>
    onChange({
      mode,
      intervals: intervals.map((each, index) => (index === at ? { ...each, ...change } : each)),
    });
  // Their places never change by themselves, so they need no keys.
  const times = ({ opens, closes }: (typeof intervals)[number], at: number) => (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        type="time"
        aria-label={messages.opens(label, at + 1)}
        value={opens}
        onChange={(event) => setInterval(at, { opens: event.currentTarget.value })}
      />
      <span aria-hidden="true">–</span>
      <TextInput
        type="time"
        aria-label={messages.closes(label, at + 1)}
        value={closes}
        onChange={(event) => setInterval(at, { closes: event.currentTarget.value })}
      />
      {intervals.length > 1 && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={messages.remove(label, at + 1)}
          onClick={() => onChange({ mode, intervals: intervals.filter((_, index) => index !== at) })}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
  return (
    <div role="group" aria-label={label} className={classes.day}>
      <NativeSelect
        label={label}
        data={DAY_MODES.map((name) => ({ value: name, label: messages.modes[name] }))}
        value={mode}
        data-path={path}
        error={error}
        className={classes.mode ?? ''}
        onChange={(event) => isDayMode(event.currentTarget.value) && setMode(event.currentTarget.value)}
      />
      {mode === 'open' && (
        <div className={classes.times}>
          {createElement(Fragment, null, ...intervals.map(times))}
          {unclear && (
            <Group gap="xs">
              <Text size="sm" c="var(--mantine-color-error)" role="status">
                {messages.unclear(unclear.hours, clock(unclear.closes))}
              </Text>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => setInterval(unclear.at, { closes: unclear.closes })}
              >
                {messages.until(clock(unclear.closes))}
              </Button>
            </Group>
          )}
          {!unclear && intervals.some(isOvernight) && (
            <Text size="sm" c="dimmed" role="status">
              {messages.overnight}
            </Text>
          )}
          <Group gap="xs">
            {intervals.length < INTERVALS_MAX && (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={messages.moreLabel(label)}
                onClick={() => onChange({ mode, intervals: [...intervals, { opens: '', closes: '' }] })}
              >
                {messages.more}
              </Button>
            )}
            {onCopy && (
              <>
                <Button variant="subtle" size="compact-sm" onClick={() => onCopy('weekdays')}>
                  {messages.copyToWeekdays(label)}
                </Button>
                <Button variant="subtle" size="compact-sm" onClick={() => onCopy('all')}>
                  {messages.copy(label)}
                </Button>
              </>
            )}
          </Group>
        </div>
      )}
    </div>
  );
}
