import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { startTransition, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { UnreadCount } from '../../ui/UnreadCount.tsx';
import classes from './NotificationBell.module.css';
import { NotificationList } from './NotificationList.tsx';
import { useUnreadCount } from './notifications.hooks.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

/** The unread count in the header, which opens the list of notifications. */
export function NotificationBell() {
  const unread = useUnreadCount();
  const { key } = useLocation();
  // Bound to one history entry, so that following a notification closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  return (
    <Popover
      opened={isOpen}
      onChange={(next) => setOpenAt(next ? key : null)}
      position="bottom-end"
      width={360}
      trapFocus
      returnFocus
      withRoles
      classNames={{ dropdown: classes.dropdown ?? '' }}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes.bell ?? ''}
          aria-label={messages.bell(unread)}
          onClick={() => startTransition(() => setOpenAt(isOpen ? null : key))}
        >
          <IconBell size={22} aria-hidden />
          <UnreadCount count={unread} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <NotificationList unread={unread} onFollow={() => setOpenAt(null)} />
      </Popover.Dropdown>
      <VisuallyHidden role="status">{unread > 0 && messages.announcement(unread)}</VisuallyHidden>
    </Popover>
  );
}
