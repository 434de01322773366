import { EmptyState } from '../../ui/EmptyState.tsx';

export function MessagesTab() {
  return <EmptyState title="No messages yet">Messages from other members will stand here.</EmptyState>;
}
