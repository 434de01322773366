import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { startTransition, useState } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './NotificationBell.module.css';
import { NotificationList } from './NotificationList.tsx';
import { useUnreadCount } from './notifications.hooks.ts';

const MANY = 99;

/** What happened for the member, one click away from every page. */
export function NotificationBell() {
  const unread = useUnreadCount();
  const { key } = useLocation();
  // Open for one place in the history only: following a notification shuts it.
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
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
          onClick={() => startTransition(() => setOpenAt(isOpen ? null : key))}
        >
          <IconBell size={22} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden="true">
              {unread > MANY ? `${MANY}+` : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <NotificationList unread={unread} onFollow={() => setOpenAt(null)} />
      </Popover.Dropdown>
      <VisuallyHidden role="status">{unread > 0 && `${unread} unread notifications`}</VisuallyHidden>
    </Popover>
  );
}
