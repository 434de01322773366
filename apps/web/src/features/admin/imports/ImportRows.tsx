import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { consolePaths } from '../../../lib/console-paths.ts';
import { AdminList } from '../shared/AdminList.tsx';
import { ImportRowItem } from './ImportRowItem.tsx';
import classes from './ImportRows.module.css';
import { type Import, type RowFilter, type useImportActions, useImportRows } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';
import { RunImport } from './RunImport.tsx';

const { results: messages } = importsMessages;

const OUTCOMES = [
  'new',
  'change',
  'created',
  'changed',
  'unchanged',
  'duplicate',
  'faulty',
  'kept',
  'removed',
  'restored',
] as const;
const FILTERS = [...OUTCOMES, 'doubtful'] as const;

type Props = { found: Import; actions: ReturnType<typeof useImportActions> };

/** Every row of the file with its outcome and its reason; before the run, the button that starts it. */
export function ImportRows({ found, actions }: Props) {
  const { id, status, outcomes, doubtful, rows, reading } = found;
  const [filter, setFilter] = useState<RowFilter>();
  const list = useImportRows(id, filter);
  return (
    <Stack component="section" gap="md" aria-labelledby="import-rows">
      <Title order={2} size="h3" id="import-rows">
        {status === 'checked' ? messages.title : messages.done}
      </Title>
      {status === 'checked' && <RunImport found={found} run={actions.run} />}
      {outcomes.faulty > 0 && (
        <Group gap="sm">
          <Button
            component="a"
            href={consolePaths.faultyRows(id, reading?.sheet ? 'xlsx' : 'csv')}
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
        value={filter ?? ''}
        data={[
          { value: '', label: messages.count(messages.all, rows) },
          ...(doubtful > 0
            ? [{ value: 'doubtful', label: messages.count(messages.doubtful, doubtful) }]
            : []),
          ...OUTCOMES.filter((value) => outcomes[value] > 0).map((value) => ({
            value,
            label: messages.count(messages.outcomes[value], outcomes[value]),
          })),
        ]}
        onChange={({ currentTarget }) => setFilter(FILTERS.find((value) => value === currentTarget.value))}
      />
      <AdminList query={list} noun={messages.noun}>
        {(items) => (
          <ol className={classes.list}>
            {items.map((row) => (
              <ImportRowItem key={row.line} found={found} row={row} actions={actions} />
            ))}
          </ol>
        )}
      </AdminList>
    </Stack>
  );
}
