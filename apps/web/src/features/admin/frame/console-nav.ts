import type { WaitingKind } from '@guildhall/api/console/admin/overview/overview.schema';
import type { Permission } from '@guildhall/api/ground/roles/roles.schema';
import type { Area } from '@guildhall/api/ground/settings/areas.schema';
import {
  IconArticle,
  IconBuildingStore,
  IconCalendarEvent,
  IconCategory,
  IconChartBar,
  IconDatabase,
  IconDoorEnter,
  IconFileText,
  IconFlag,
  IconHistory,
  IconHome,
  IconMail,
  IconMessages,
  IconPalette,
  IconReceipt,
  IconRectangle,
  IconSettings,
  IconShieldLock,
  IconShoppingBag,
  IconTableImport,
  IconUserPlus,
  IconUserQuestion,
  IconUserShield,
  IconUserShare,
  IconUsers,
} from '@tabler/icons-react';
import { consolePaths } from '../../../lib/console-paths.ts';
import { type AdminTab, paths } from '../../../lib/paths.ts';
import { adminMessages } from '../admin.messages.ts';
import { frameMessages } from './frame.messages.ts';

const { tabs } = adminMessages;
const { pages, groups } = frameMessages;

export type ConsoleEntry = {
  label: string;
  to: string;
  /** What a role needs to see it. */
  permission: Permission;
  Icon: typeof IconMail;
  /** Hidden with this area; pages of switched-off areas are hidden by their address. */
  area?: Area;
  /** What waits there. */
  waiting?: WaitingKind[];
};

const tab = (
  name: AdminTab,
  permission: Permission,
  Icon: typeof IconMail,
  more: Partial<ConsoleEntry> = {},
): ConsoleEntry => ({
  permission,
  label: tabs[name],
  to: paths.admin(name),
  Icon,
  ...more,
});

/** Every page of the console, by what the staff look after. */
export const CONSOLE_NAV: { title: string | null; entries: ConsoleEntry[] }[] = [
  { title: null, entries: [tab('overview', 'console', IconHome)] },
  {
    title: groups.members,
    entries: [
      tab('users', 'members', IconUsers),
      {
        label: pages.applicants,
        to: consolePaths.applicants(),
        permission: 'members',
        Icon: IconUserQuestion,
        waiting: ['applicants'],
      },
      { label: pages.invitations, to: consolePaths.invitations(), permission: 'members', Icon: IconUserPlus },
      { label: pages.imports, to: consolePaths.imports(), permission: 'imports', Icon: IconTableImport },
      {
        label: pages.dataRequests,
        to: consolePaths.dataRequests(),
        permission: 'accounts',
        Icon: IconShieldLock,
        waiting: ['dataRequests'],
      },
    ],
  },
  {
    title: groups.content,
    entries: [
      tab('posts', 'moderation', IconMessages, { waiting: ['posts'] }),
      {
        label: pages.reports,
        to: consolePaths.reports(),
        permission: 'moderation',
        Icon: IconFlag,
        waiting: ['reports', 'objections'],
      },
      {
        label: pages.events,
        to: paths.events(),
        permission: 'events',
        Icon: IconCalendarEvent,
      },
      tab('articles', 'content', IconArticle, { area: 'news', waiting: ['articles'] }),
      tab('businesses', 'directory', IconBuildingStore, { area: 'directory' }),
      { label: pages.industries, to: consolePaths.industries(), permission: 'directory', Icon: IconCategory },
      { label: pages.services, to: consolePaths.services(), permission: 'orders', Icon: IconShoppingBag },
      {
        label: pages.orders,
        to: consolePaths.orders(),
        permission: 'orders',
        Icon: IconReceipt,
        waiting: ['orders'],
      },
      tab('banners', 'content', IconRectangle),
      { label: pages.pages, to: consolePaths.pages(), permission: 'content', Icon: IconFileText },
    ],
  },
  {
    title: groups.community,
    entries: [
      { label: pages.community, to: consolePaths.community(), permission: 'settings', Icon: IconPalette },
      {
        label: pages.registration,
        to: consolePaths.registration(),
        permission: 'settings',
        Icon: IconDoorEnter,
      },
      { label: pages.mail, to: consolePaths.mail(), permission: 'system', Icon: IconMail },
      { label: pages.roles, to: consolePaths.roles(), permission: 'roles', Icon: IconUserShield },
      { label: pages.handovers, to: consolePaths.handovers(), permission: 'console', Icon: IconUserShare },
      { label: pages.figures, to: consolePaths.figures(), permission: 'figures', Icon: IconChartBar },
      tab('backup', 'system', IconDatabase),
      { label: pages.audit, to: consolePaths.audit(), permission: 'log', Icon: IconHistory },
      tab('settings', 'settings', IconSettings),
    ],
  },
];
