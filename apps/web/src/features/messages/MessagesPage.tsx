import { Container, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { SEARCH_MAX } from '../../lib/search-max.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Conversations } from './Conversations.tsx';
import { FoundMessages } from './find/FoundMessages.tsx';
import { findMessages } from './find/find.messages.ts';
import classes from './MessagesPage.module.css';
import { messagesMessages as messages } from './messages.messages.ts';
import { NothingChosen } from './NothingChosen.tsx';
import { NewMessageButton } from './start/NewMessageButton.tsx';
import { VIEWS, ViewTabs } from './ViewTabs.tsx';
import { threadMessages } from './thread.messages.ts';
import { useLeadToRequests } from './useLeadToRequests.ts';

const ThreadView = lazyChunk(() =>
  import('./ThreadView.tsx').then((module) => ({ default: module.ThreadView })),
);

const isId = (value: number) => Number.isSafeInteger(value) && value > 0;

/** The conversations beside the one that the URL names; on narrow screens one of the two. */
export function MessagesPage() {
  const [search] = useSearchParams();
  const userId = Number(search.get('with'));
  const isReading = isId(userId);
  const message = Number(search.get('message'));
  const messageId = isId(message) ? message : null;
  const sought = useSoughtText();
  const q = sought.value;
  const view = VIEWS.find((name) => name === search.get('view')) ?? 'conversations';
  useLeadToRequests(search.size === 0);
  return (
    <Container size="lg" className={classes.root ?? ''} {...(isReading && { 'data-reading': true })}>
      <PageHead title={messages.title} description={messages.description} noIndex />
      <div className={classes.head}>
        <Title order={1}>{messages.title}</Title>
        <NewMessageButton />
      </div>
      <div className={classes.panes}>
        <section className={classes.list} aria-label={messages.views.label}>
          <div className={classes.views}>
            <SearchInput
              aria-label={findMessages.label}
              placeholder={findMessages.placeholder}
              value={q}
              onSearch={sought.set}
            />
            {q === '' && <ViewTabs view={view} />}
          </div>
          <div className={classes.scroll}>
            {q === '' ? (
              <Conversations view={view} chosenId={isReading ? userId : null} />
            ) : (
              <FoundMessages q={q} view={view} chosenId={isReading ? userId : null} messageId={messageId} />
            )}
          </div>
        </section>
        <div className={classes.thread}>
          {isReading ? (
            <Suspense fallback={<CardListSkeleton label={threadMessages.loading} count={1} />}>
              <ThreadView key={userId} userId={userId} view={view} q={q} messageId={messageId} />
            </Suspense>
          ) : (
            <NothingChosen view={view} />
          )}
        </div>
      </div>
    </Container>
  );
}

/** The text of the search, which is in the URL; each one replaces the last. */
function useSoughtText() {
  const [search, setSearch] = useSearchParams();
  const set = (text: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (text === '') after.delete('q');
        else after.set('q', text);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { value: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX), set };
}
