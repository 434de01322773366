import { Badge, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { ImportField } from '@guildhall/api/console/imports/imports.schema';
import { useState } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { EditRow } from './EditRow.tsx';
import classes from './ImportRows.module.css';
import type { Import, Row, RowOutcome, useImportActions } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { results: messages, mapping } = importsMessages;

const COLORS: Record<RowOutcome, string> = {
  new: 'forest',
  change: 'forest',
  created: 'forest',
  changed: 'forest',
  unchanged: 'gray',
  duplicate: 'gray',
  faulty: 'red',
  kept: 'brass',
  removed: 'gray',
  restored: 'gray',
};
/** Days, which are shown as the community writes them. */
const DAYS = new Set<ImportField>(['membershipStartsOn', 'membershipExpiresOn']);
const DECISIONS = ['skip', 'update', 'import'] as const;

type Props = { found: Import; row: Row; actions: ReturnType<typeof useImportActions> };

/** A row with what is stored of it, why it is looked at, and what can be done about it. */
export function ImportRowItem({ found, row, actions }: Props) {
  const { id, kind, status, options } = found;
  const { line, cells, outcome, reason, notes, values, decision, choices, changes } = row;
  const usual = decision === 'import' || choices.includes(options.existing) ? options.existing : 'skip';
  const [isEditing, setEditing] = useState(false);
  const isOpen = status === 'checked';
  const fields = mapping.fields[kind];
  const { longDate } = useFormats();
  const shown = (field: ImportField, text: string | null) =>
    text === null ? messages.blank : DAYS.has(field) ? longDate(text) : text;
  const stored = ImportField.options.flatMap((field) => {
    const text = values[field];
    return text === undefined ? [] : [{ field, label: fields[field] ?? field, text: shown(field, text) }];
  });
  return (
    <li className={classes.row}>
      <Text size="sm" c="dimmed" className={classes.line ?? ''}>
        {messages.line} {line}
      </Text>
      <Stack gap={4} className={classes.words ?? ''}>
        {stored.length === 0 ? (
          <Text size="sm" lineClamp={2} dir="auto">
            {cells.filter(Boolean).join(' · ')}
          </Text>
        ) : (
          <dl className={classes.values}>
            {stored.map(({ field, label, text }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {reason && (
          <Text size="sm" fw={600}>
            {reason}
          </Text>
        )}
        {notes.map((note) => (
          <Text key={note} size="sm" className={classes.note ?? ''}>
            {note}
          </Text>
        ))}
        {changes.length > 0 && (
          <ul className={classes.changes}>
            {changes.map(({ field, before, after, stays }) => {
              const sentence = stays ? messages.stays[kind][stays] : messages.changed;
              return (
                <li key={field}>
                  {sentence(fields[field] ?? field, shown(field, before), shown(field, after))}
                </li>
              );
            })}
          </ul>
        )}
        {isOpen && isEditing && (
          <EditRow found={found} row={row} edit={actions.editCell} onDone={() => setEditing(false)} />
        )}
        {isOpen && !isEditing && (
          <Group gap="xs">
            {choices.length > 0 && (
              <NativeSelect
                size="xs"
                aria-label={messages.decide(line)}
                value={decision ?? ''}
                disabled={actions.decide.isPending}
                data={[
                  { value: '', label: messages.decisions.usual(messages.decisions[usual]) },
                  ...choices.map((value) => ({ value, label: messages.decisions[value] })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  actions.decide.mutate({
                    id,
                    line,
                    decision: DECISIONS.find((one) => one === value) ?? null,
                  })
                }
              />
            )}
            <Button
              size="xs"
              variant="default"
              aria-label={messages.editLabel(line)}
              onClick={() => setEditing(true)}
            >
              {messages.edit}
            </Button>
          </Group>
        )}
      </Stack>
      <Badge variant="light" tt="none" color={outcome ? COLORS[outcome] : 'gray'}>
        {outcome ? messages.outcomes[outcome] : messages.pending}
      </Badge>
    </li>
  );
}
