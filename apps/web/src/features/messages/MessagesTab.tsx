import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Stack } from '@mantine/core';
import { Suspense, lazy } from 'react';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { Conversations } from './Conversations.tsx';
import { ReceivedMessages } from './ReceivedMessages.tsx';
import { messagesMessages } from './messages.messages.ts';

const ThreadView = lazy(() => import('./ThreadView.tsx').then((module) => ({ default: module.ThreadView })));

const { views, thread } = messagesMessages;

const VIEWS = [
  { value: 'received', label: views.received },
  { value: 'conversations', label: views.conversations },
  { value: 'requests', label: views.requests },
];

/** The message lists, or the conversation named in the URL. */
export function MessagesTab() {
  const other = useSearchParam('with');
  const view = useSearchParam('view');
  const userId = Number(other.value);
  if (Number.isInteger(userId) && userId > 0) {
    return (
      <Suspense fallback={<CardListSkeleton label={thread.loading} count={1} />}>
        <ThreadView key={userId} userId={userId} />
      </Suspense>
    );
  }
  const shown = VIEWS.find(({ value }) => value === view.value)?.value ?? 'received';
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={views.label}
        data={VIEWS}
        value={shown}
        onChange={(next) => (next === 'received' ? view.clear() : view.set(next))}
      />
      {shown === 'received' && <ReceivedMessages />}
      {shown === 'conversations' && <Conversations box="inbox" />}
      {shown === 'requests' && <Conversations box="requests" />}
    </Stack>
  );
}
