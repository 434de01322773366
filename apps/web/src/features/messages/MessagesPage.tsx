import { Container, SegmentedControl, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { type MessagesView, paths } from '../../lib/paths.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Conversations } from './Conversations.tsx';
import classes from './MessagesPage.module.css';
import { messagesMessages as messages } from './messages.messages.ts';

const ThreadView = lazyChunk(() =>
  import('./ThreadView.tsx').then((module) => ({ default: module.ThreadView })),
);

const VIEWS: { value: MessagesView; label: string }[] = [
  { value: 'conversations', label: messages.views.conversations },
  { value: 'requests', label: messages.views.requests },
];

/** The conversations beside the one that the URL names; on narrow screens one of the two. */
export function MessagesPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const userId = Number(search.get('with'));
  const isReading = Number.isSafeInteger(userId) && userId > 0;
  const view = VIEWS.find(({ value }) => value === search.get('view'))?.value ?? 'conversations';
  return (
    <Container size="lg" className={classes.root ?? ''} {...(isReading && { 'data-reading': true })}>
      <PageHead title={messages.title} description={messages.description} noIndex />
      <Title order={1} className={classes.title ?? ''}>
        {messages.title}
      </Title>
      <div className={classes.panes}>
        <section className={classes.list} aria-label={messages.views.label}>
          <div className={classes.views}>
            <SegmentedControl
              fullWidth
              aria-label={messages.views.label}
              data={VIEWS}
              value={view}
              onChange={(next) => void navigate(paths.messages(next), { preventScrollReset: true })}
            />
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
            <div className={classes.nothing}>
              <EmptyState title={messages.choose.title}>{messages.choose.text}</EmptyState>
            </div>
          )}
        </div>
      </div>
    </Container>
  );
}
