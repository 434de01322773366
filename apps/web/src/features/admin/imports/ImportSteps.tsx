import '@mantine/core/styles/Progress.layer.css';
import { Card, Progress, Stack, Text } from '@mantine/core';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportRows } from './ImportRows.tsx';
import { MappingForm } from './MappingForm.tsx';
import { type Import, isUnderWay, useImport, useImportActions } from './imports.hooks.ts';
import { importsMessages as messages } from './imports.messages.ts';

/** The steps of one import, as far as it is. */
export function ImportSteps({ id }: { id: number }) {
  const { data: found, error, refetch } = useImport(id);
  const actions = useImportActions(id);
  if (error && !found) {
    return (
      <ErrorState title={messages.failed} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!found) return <CardListSkeleton label={messages.loading} count={2} />;
  const isOpen = found.status === 'mapping' || found.status === 'checked';
  const hasRows = ['checked', 'done', 'undone'].includes(found.status);
  return (
    <Stack gap="lg">
      {isOpen && <MappingForm found={found} check={actions.check} />}
      {isUnderWay(found) && <ImportProgress found={found} />}
      {!isOpen && <ImportDone found={found} actions={actions} />}
      {hasRows && <ImportRows found={found} run={actions.run} />}
    </Stack>
  );
}

function ImportProgress({ found }: { found: Import }) {
  const { status, rows, outcomes, invited } = found;
  const judged = outcomes.new + outcomes.duplicate + outcomes.faulty + outcomes.created;
  const share =
    status === 'checking'
      ? judged / rows
      : status === 'running'
        ? outcomes.created / (outcomes.created + outcomes.new)
        : invited / outcomes.created;
  const label =
    messages.progress[status === 'checking' ? 'checking' : status === 'running' ? 'running' : 'inviting'];
  return (
    <Card padding="lg">
      <Stack gap="xs">
        <Text fw={600} component="output">
          {label}
        </Text>
        <Progress.Root size="lg">
          <Progress.Section value={Math.round(share * 100)} aria-label={label} />
        </Progress.Root>
        <Text size="sm" c="dimmed">
          {messages.progress.leave}
        </Text>
      </Stack>
    </Card>
  );
}
