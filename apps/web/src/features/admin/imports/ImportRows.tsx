import { Badge, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { AdminList } from '../shared/AdminList.tsx';
import classes from './ImportRows.module.css';
import { type Import, type RowOutcome, type useImportActions, useImportRows } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { results: messages, ...rest } = importsMessages;

const OUTCOMES = [
  'new',
  'change',
  'created',
  'changed',
  'duplicate',
  'faulty',
  'kept',
  'removed',
  'restored',
] as const;
const COLORS: Record<RowOutcome, string> = {
  new: 'forest',
  change: 'forest',
  created: 'forest',
  changed: 'forest',
  duplicate: 'gray',
  faulty: 'red',
  kept: 'brass',
  removed: 'gray',
  restored: 'gray',
};

type Props = { found: Import; run: ReturnType<typeof useImportActions>['run'] };

/** Every row of the file with its outcome and its reason; before the run, the button that starts it. */
export function ImportRows({ found, run }: Props) {
  const { id, kind, status, outcomes, rows } = found;
  const [outcome, setOutcome] = useState<RowOutcome>();
  const list = useImportRows(id, outcome);
  return (
    <Stack component="section" gap="md" aria-labelledby="import-rows">
      <Title order={2} size="h3" id="import-rows">
        {status === 'checked' ? messages.title : messages.done}
      </Title>
      {status === 'checked' && outcomes.new > 0 && (
        <Group>
          <Button size="md" loading={run.isPending} onClick={() => run.mutate({ id })}>
            {rest.run(kind, outcomes.new)}
          </Button>
        </Group>
      )}
      {status === 'checked' && outcomes.new === 0 && <Text>{rest.nothing[kind]}</Text>}
      {outcomes.faulty > 0 && (
        <Group gap="sm">
          <Button
            component="a"
            href={paths.faultyRows(id)}
            download
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {messages.download}
          </Button>
          <Text size="sm" c="dimmed">
            {messages.downloadHint}
          </Text>
        </Group>
      )}
      <NativeSelect
        label={messages.filter}
        className={classes.filter ?? ''}
        value={outcome ?? ''}
        data={[
          { value: '', label: messages.count(messages.all, rows) },
          ...OUTCOMES.filter((value) => outcomes[value] > 0).map((value) => ({
            value,
            label: messages.count(messages.outcomes[value], outcomes[value]),
          })),
        ]}
        onChange={({ currentTarget }) => setOutcome(OUTCOMES.find((value) => value === currentTarget.value))}
      />
      <AdminList query={list} noun={messages.noun}>
        {(items) => (
          <ol className={classes.list}>
            {items.map(({ line, cells, outcome: own, reason }) => (
              <li key={line} className={classes.row}>
                <Text size="sm" c="dimmed" className={classes.line ?? ''}>
                  {messages.line} {line}
                </Text>
                <div className={classes.words}>
                  <Text size="sm" lineClamp={2} dir="auto">
                    {cells.filter(Boolean).join(' · ')}
                  </Text>
                  {reason && (
                    <Text size="sm" fw={600}>
                      {reason}
                    </Text>
                  )}
                </div>
                <Badge variant="light" tt="none" color={own ? COLORS[own] : 'gray'}>
                  {own ? messages.outcomes[own] : messages.pending}
                </Badge>
              </li>
            ))}
          </ol>
        )}
      </AdminList>
    </Stack>
  );
}
