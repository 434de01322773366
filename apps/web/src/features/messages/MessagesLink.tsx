import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { UnreadCount } from '../../ui/UnreadCount.tsx';
import { messagesMessages as messages } from './messages.messages.ts';

/** The link to the messages in the header, with the number of unread ones; live events refetch it. */
export function MessagesLink() {
  const isHydrated = useHydrated();
  const { data } = trpc.messages.unread.useQuery();
  // None while hydrating, as the server rendered: the count can arrive before the chunk of this link.
  const unread = isHydrated ? (data?.count ?? 0) : 0;
  return (
    <ActionIcon
      component={Link}
      to={paths.messages()}
      variant="subtle"
      color="gray"
      size={40}
      c="var(--mantine-color-text)"
      pos="relative"
      style={{ overflow: 'visible' }}
      aria-label={messages.link(unread)}
    >
      <IconMail size={22} aria-hidden />
      <UnreadCount count={unread} />
      <VisuallyHidden role="status">{unread > 0 && messages.announcement(unread)}</VisuallyHidden>
    </ActionIcon>
  );
}
