import { Card, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { Query } from '../../../ui/Query.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportRows } from './ImportRows.tsx';
import { MappingForm } from './MappingForm.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { MissingMembers } from './MissingMembers.tsx';
import { MappingSummary } from './MappingSummary.tsx';
import { type Import, isUnderWay, useImport, useImportActions } from './imports.hooks.ts';
import { importsMessages as messages } from './imports.messages.ts';

/** The steps of one import, as far as it is. */
export function ImportSteps({ id }: { id: number }) {
  const query = useImport(id);
  const actions = useImportActions(id);
  const [isChanging, setChanging] = useState(false);
  return (
    <Query
      query={query}
      skeleton={<CardListSkeleton label={messages.loading} count={2} />}
      failed={messages.failed}
    >
      {(found) => {
        const isOpen = found.status === 'mapping' || found.status === 'checked';
        const isMapping = found.status === 'mapping' || isChanging;
        const hasRows = ['checked', 'done', 'undone'].includes(found.status);
        return (
          <Stack gap="lg">
            {found.isReadable && isMapping && <ReadingForm found={found} />}
            {isOpen && isMapping && (
              <MappingForm
                // Columns that were read differently are matched from the start.
                key={JSON.stringify(found.columns)}
                found={found}
                check={actions.check}
                onChecked={() => setChanging(false)}
              />
            )}
            {isOpen && !isMapping && <MappingSummary found={found} onChange={() => setChanging(true)} />}
            {isUnderWay(found) && <ImportProgress found={found} />}
            {!isOpen && <ImportDone found={found} actions={actions} />}
            {hasMissing(found) && <MissingMembers found={found} />}
            {hasRows && <ImportRows found={found} actions={actions} />}
          </Stack>
        );
      }}
    </Query>
  );
}

/** A list that updates members is the whole list; one of newcomers lacks everybody else. */
const hasMissing = ({ kind, status, options }: Import) =>
  kind === 'members' && options.existing === 'update' && (status === 'checked' || status === 'done');

type Step = 'checking' | 'running' | 'undoing' | 'inviting';

const stepOf = ({ status }: Import): Step =>
  status === 'checking' || status === 'running' || status === 'undoing' ? status : 'inviting';

function percentDone(found: Import): number {
  const { rows, outcomes, sending } = found;
  const { created, changed, removed, restored } = outcomes;
  const shares: Record<Step, [number, number]> = {
    checking: [
      outcomes.new + outcomes.change + outcomes.unchanged + outcomes.duplicate + outcomes.faulty,
      rows,
    ],
    running: [created + changed, created + changed + outcomes.new + outcomes.change],
    undoing: [removed + restored, removed + restored + created + changed],
    inviting: [created - sending, created],
  };
  const [done, all] = shares[stepOf(found)];
  return all === 0 ? 0 : Math.round((done / all) * 100);
}

function ImportProgress({ found }: { found: Import }) {
  const label = messages.progress[stepOf(found)](found.kind);
  return (
    <Card padding="lg">
      <Stack gap="xs">
        <Text fw={600} component="output">
          {label}
        </Text>
        <Progress.Root size="lg">
          <Progress.Section value={percentDone(found)} aria-label={label} />
        </Progress.Root>
        <Text size="sm" c="dimmed">
          {messages.progress.leave}
        </Text>
      </Stack>
    </Card>
  );
}
