/** What only members have around a page, loaded as one chunk. */
export { MessagesLink } from '../../features/messages/MessagesLink.tsx';
export { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
export { BottomBar } from './BottomBar.tsx';
export { MemberExtras } from './MemberExtras.tsx';
export { MoreMenu } from './MoreMenu.tsx';
export { UserMenu } from './UserMenu.tsx';
