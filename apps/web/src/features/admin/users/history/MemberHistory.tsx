import type { HistoryEntry } from '@guildhall/api/console/users/history/member-history.schema';
import { Anchor, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../../lib/formats.ts';
import { consolePaths } from '../../../../lib/console-paths.ts';
import { languageName } from '../../../../lib/language-names.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { PagedItems } from '../../../../ui/PagedItems.tsx';
import timeline from '../../../../ui/Timeline.module.css';
import { PAGE_LIMIT, nextPage } from '../../shared/pages.ts';
import { historyLink } from './history-link.ts';
import { HISTORY_SENTENCES, memberHistoryMessages as messages } from './member-history.messages.ts';

/** What is recorded of a member, newest first. */
export function MemberHistory({ id }: { id: number }) {
  const query = trpc.admin.memberHistory.list.useInfiniteQuery(
    { id, limit: PAGE_LIMIT },
    { getNextPageParam: nextPage, staleTime: 0 },
  );
  return (
    <PagedItems
      query={query}
      loading={<HistorySkeleton />}
      failed={messages.failed}
      empty={<Text>{messages.empty}</Text>}
    >
      {(items) => (
        <ol className={timeline.list}>
          {items.map((entry) => (
            <Line key={entry.key} entry={entry} memberId={id} />
          ))}
        </ol>
      )}
    </PagedItems>
  );
}

/** With the name of a language for its tag. */
const named = (entry: HistoryEntry): HistoryEntry =>
  entry.kind === 'accepted_terms' && entry.detail !== null
    ? { ...entry, detail: languageName(entry.detail) }
    : entry;

/** A sentence that leads to its thing, when and by whom, and what somebody wrote. */
function Line({ entry, memberId }: { entry: HistoryEntry; memberId: number }) {
  const { localMoment, longDate } = useFormats();
  const { at, by, text, about } = entry;
  const sentence = HISTORY_SENTENCES[entry.kind](named(entry), longDate);
  const link = historyLink(entry, memberId);
  return (
    <li>
      <Text fw={500}>
        {link === null ? (
          sentence
        ) : (
          <Anchor component={Link} to={link} fw={500}>
            {sentence}
          </Anchor>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        <time dateTime={at}>{localMoment(at)}</time>
        {by && (
          <>
            {' · '}
            <Anchor component={Link} to={consolePaths.member(by.id)} inherit underline="always">
              {messages.by(by.name)}
            </Anchor>
          </>
        )}
      </Text>
      {about.name !== null && about.type !== null && about.type !== 'user' && (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {messages.quoted(about.name)}
        </Text>
      )}
      {text !== null && text !== '' && <Text size="sm">{text}</Text>}
    </li>
  );
}

function HistorySkeleton() {
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden component="output">{messages.loading}</VisuallyHidden>
      <Skeleton height={18} width="60%" />
      <Skeleton height={18} width="45%" />
      <Skeleton height={18} width="50%" />
    </Stack>
  );
}
