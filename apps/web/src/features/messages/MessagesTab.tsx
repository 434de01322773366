import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Stack } from '@mantine/core';
import { useAddressValue } from '../../app/useAddressValue.ts';
import { Conversations } from './Conversations.tsx';
import { ReceivedMessages } from './ReceivedMessages.tsx';
import { ThreadView } from './ThreadView.tsx';

const VIEWS = [
  { value: 'received', label: 'Received' },
  { value: 'conversations', label: 'Conversations' },
  { value: 'requests', label: 'Requests' },
];

/** The list of messages, or the conversation that the address names. */
export function MessagesTab() {
  const other = useAddressValue('with');
  const view = useAddressValue('view');
  const userId = Number(other.value);
  if (Number.isInteger(userId) && userId > 0) return <ThreadView key={userId} userId={userId} />;
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
