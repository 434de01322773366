import type { WaitingKind } from '@guildhall/api/console/admin/overview/overview.schema';
import type { Area } from '@guildhall/api/ground/settings/areas.schema';
import {
  IconArticle,
  IconBuildingStore,
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
  Icon: typeof IconMail;
  /** Hidden with this area; pages of switched-off areas are hidden by their address. */
  area?: Area;
  /** What waits there. */
  waiting?: WaitingKind[];
};

const tab = (name: AdminTab, Icon: typeof IconMail, more: Partial<ConsoleEntry> = {}): ConsoleEntry => ({
  label: tabs[name],
  to: paths.admin(name),
  Icon,
  ...more,
});

/** Every page of the console, by what an administrator looks after. */
export const CONSOLE_NAV: { title: string | null; entries: ConsoleEntry[] }[] = [
  { title: null, entries: [tab('overview', IconHome)] },
  {
    title: groups.members,
    entries: [
      tab('users', IconUsers),
      {
        label: pages.applicants,
        to: consolePaths.applicants(),
        Icon: IconUserQuestion,
        waiting: ['applicants'],
      },
      { label: pages.invitations, to: consolePaths.invitations(), Icon: IconUserPlus },
      { label: pages.imports, to: consolePaths.imports(), Icon: IconTableImport },
      {
        label: pages.dataRequests,
        to: consolePaths.dataRequests(),
        Icon: IconShieldLock,
        waiting: ['dataRequests'],
      },
    ],
  },
  {
    title: groups.content,
    entries: [
      tab('posts', IconMessages, { waiting: ['posts'] }),
      {
        label: pages.reports,
        to: consolePaths.reports(),
        Icon: IconFlag,
        waiting: ['reports', 'objections'],
      },
      tab('articles', IconArticle, { area: 'news' }),
      tab('businesses', IconBuildingStore, { area: 'directory' }),
      { label: pages.industries, to: consolePaths.industries(), Icon: IconCategory },
      { label: pages.services, to: consolePaths.services(), Icon: IconShoppingBag },
      { label: pages.orders, to: consolePaths.orders(), Icon: IconReceipt, waiting: ['orders'] },
      tab('banners', IconRectangle),
      { label: pages.pages, to: consolePaths.pages(), Icon: IconFileText },
    ],
  },
  {
    title: groups.community,
    entries: [
      { label: pages.community, to: consolePaths.community(), Icon: IconPalette },
      { label: pages.registration, to: consolePaths.registration(), Icon: IconDoorEnter },
      { label: pages.mail, to: consolePaths.mail(), Icon: IconMail },
      { label: pages.figures, to: consolePaths.figures(), Icon: IconChartBar },
      tab('backup', IconDatabase),
      { label: pages.audit, to: consolePaths.audit(), Icon: IconHistory },
      tab('settings', IconSettings),
    ],
  },
];
