import { Stack, Text, Title } from '@mantine/core';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { PagedItems } from '../../../ui/PagedItems.tsx';
import dividedList from '../../../ui/DividedList.module.css';
import { useChapterRequests } from '../chapters.hooks.ts';
import { InviteToChapter } from './InviteToChapter.tsx';
import { Invited, Request } from './Request.tsx';
import { manageMessages as messages } from './manage.messages.ts';

/** Who asks to join, who is invited, and the way to invite more. */
export function ChapterRequests({ slug }: { slug: string }) {
  const requests = useChapterRequests(slug, 'requested');
  const invited = useChapterRequests(slug, 'invited');
  const list = `${dividedList.list} ${dividedList.rows}`;
  const hasInvited = (invited.data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <>
      <section aria-labelledby="chapter-requests">
        <Title order={2} size="h4" id="chapter-requests" mb="xs">
          {messages.requests}
        </Title>
        <PagedItems
          query={requests}
          loading={<CardListSkeleton label={messages.loading} />}
          failed={messages.failed}
          empty={<Text c="dimmed">{messages.noRequests}</Text>}
        >
          {(items) => (
            <ul className={list}>
              {items.map((request) => (
                <Request key={request.person.id} slug={slug} request={request} />
              ))}
            </ul>
          )}
        </PagedItems>
      </section>
      <Stack gap="sm">
        <InviteToChapter slug={slug} />
        {hasInvited && (
          <section aria-labelledby="chapter-invited">
            <Title order={2} size="h4" id="chapter-invited" mb="xs">
              {messages.invited}
            </Title>
            <PagedItems query={invited} loading={null} failed={messages.failed} empty={null}>
              {(items) => (
                <ul className={list}>
                  {items.map((request) => (
                    <Invited key={request.person.id} slug={slug} request={request} />
                  ))}
                </ul>
              )}
            </PagedItems>
          </section>
        )}
      </Stack>
    </>
  );
}
