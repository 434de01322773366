import { Anchor, Card, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { consolePaths } from '../../../lib/console-paths.ts';
import divided from '../../../ui/DividedList.module.css';
import { PagedItems } from '../../../ui/PagedItems.tsx';
import type { LastRestore, RestoreOutcome } from './backup-format.ts';
import { useRestoreOutcomes } from './backup.hooks.ts';
import { backupMessages } from './backup.messages.ts';

const { later: messages } = backupMessages;

/** What a restore or its undo did about accounts that administrators had changed later than its data. */
export function LaterChanges({ restore }: { restore: LastRestore }) {
  const { id, erasedAgain, repeated, leftAsIs } = restore;
  return (
    <Card component="section" aria-labelledby="later-changes">
      <Title order={2} size="h3" id="later-changes" mb={4}>
        {messages.title}
      </Title>
      <Text size="sm" c="dimmed">
        {messages.hint}
      </Text>
      {erasedAgain > 0 && (
        <Text size="sm" mt="sm">
          {messages.erased(erasedAgain)}
        </Text>
      )}
      {repeated + leftAsIs > 0 && <Members id={id} />}
    </Card>
  );
}

function Members({ id }: { id: number }) {
  const query = useRestoreOutcomes(id);
  return (
    <PagedItems
      query={query}
      loading={<Skeleton height={88} mt="sm" />}
      failed={messages.failed}
      empty={null}
    >
      {(items) => (
        <ul className={`${divided.list} ${divided.rows}`}>
          {items.map((item) => (
            <li key={`${item.member.id} ${item.outcome}`}>
              <Anchor component={Link} to={consolePaths.member(item.member.id)}>
                {item.member.name}
              </Anchor>
              <Outcome {...item} />
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  );
}

function Outcome({ outcome, suspendedUntil }: RestoreOutcome) {
  const { longDate } = useFormats();
  return (
    <Text size="sm">
      {outcome === 'suspended' && suspendedUntil !== null
        ? messages.suspendedUntil(longDate(suspendedUntil))
        : messages.outcomes[outcome]}
    </Text>
  );
}
