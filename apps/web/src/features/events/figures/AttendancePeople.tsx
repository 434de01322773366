import { Badge, Text } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { PagedItems } from '../../../ui/PagedItems.tsx';
import { AttendanceTable } from './AttendanceTable.tsx';
import { figuresMessages as messages } from './figures.messages.ts';

const PAGE = 50;
const FIGURES = ['saidYes', 'came', 'late', 'excused', 'absent'] as const;

/** How often each person came to the dates of an event. */
export function AttendancePeople({ id }: { id: number }) {
  const people = trpc.events.figures.people.useInfiniteQuery(
    { id, limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <PagedItems
      query={people}
      loading={<CardListSkeleton label={messages.loadingPeople} />}
      failed={messages.failedPeople}
      empty={<Text c="dimmed">{messages.noPeople}</Text>}
    >
      {(items) => (
        <AttendanceTable
          title={messages.people}
          head={messages.name}
          figures={FIGURES}
          rows={items.map(({ key, name, isGuest, ...counts }) => ({
            key,
            counts,
            head: (
              <>
                <bdi>{name}</bdi> {isGuest && <Badge variant="light">{messages.guest}</Badge>}
              </>
            ),
          }))}
        />
      )}
    </PagedItems>
  );
}
