import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Stack } from '@mantine/core';
import { Suspense, lazy } from 'react';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { Conversations } from './Conversations.tsx';
import { ReceivedMessages } from './ReceivedMessages.tsx';

const ThreadView = lazy(() => import('./ThreadView.tsx').then((module) => ({ default: module.ThreadView })));

const VIEWS = [
  { value: 'received', label: 'Received' },
  { value: 'conversations', label: 'Conversations' },
  { value: 'requests', label: 'Requests' },
];

/** The list of messages, or the conversation that the address names. */
export function MessagesTab() {
  const other = useSearchParam('with');
  const view = useSearchParam('view');
  const userId = Number(other.value);
  if (Number.isInteger(userId) && userId > 0) {
    return (
      <Suspense fallback={<CardListSkeleton label="Loading the conversation..." count={1} />}>
        <ThreadView key={userId} userId={userId} />
      </Suspense>
    );
  }
  const shown = VIEWS.find(({ value }) => value === view.value)?.value ?? 'received';
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="Which messages"
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
