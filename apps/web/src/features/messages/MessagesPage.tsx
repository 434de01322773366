import { Container, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { Conversations } from './Conversations.tsx';
import classes from './MessagesPage.module.css';
import { messagesMessages as messages } from './messages.messages.ts';
import { NothingChosen } from './NothingChosen.tsx';
import { NewMessageButton } from './start/NewMessageButton.tsx';
import { VIEWS, ViewTabs } from './ViewTabs.tsx';

const ThreadView = lazyChunk(() =>
  import('./ThreadView.tsx').then((module) => ({ default: module.ThreadView })),
);

/** The conversations beside the one that the URL names; on narrow screens one of the two. */
export function MessagesPage() {
  const [search] = useSearchParams();
  const userId = Number(search.get('with'));
  const isReading = Number.isSafeInteger(userId) && userId > 0;
  const view = VIEWS.find((name) => name === search.get('view')) ?? 'conversations';
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
            <ViewTabs view={view} />
          </div>
          <div className={classes.scroll}>
            <Conversations view={view} chosenId={isReading ? userId : null} />
          </div>
        </section>
        <div className={classes.thread}>
          {isReading ? (
            <Suspense fallback={<CardListSkeleton label={messages.thread.loading} count={1} />}>
              <ThreadView key={userId} userId={userId} view={view} />
            </Suspense>
          ) : (
            <NothingChosen view={view} />
          )}
        </div>
      </div>
    </Container>
  );
}
