import { useMantineColorScheme } from '@mantine/core';
import {
  IconBookmark,
  IconBriefcase,
  IconBuildingStore,
  IconCalendarEvent,
  IconFileText,
  IconKeyboard,
  IconLayoutDashboard,
  IconLogin,
  IconLogout,
  IconMail,
  IconMessages,
  IconMoon,
  IconNews,
  IconPencil,
  IconSettings,
  IconShieldCog,
  IconShoppingBag,
  IconUser,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSignOut } from '../auth/useSignOut.ts';
import { useIsAreaOn } from '../../lib/areas.ts';
import { useCanRegister, useLinkedPages } from '../../lib/site.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { setShortcuts } from './overlays.ts';
import { useSingleKeys } from './shortcuts.ts';
import { searchMessages as messages } from './search.messages.ts';

export type PaletteAction = {
  label: string;
  /** Other words to find it by. */
  keywords?: string;
  Icon: typeof IconNews;
  /** The keyboard shortcut. */
  keys?: string;
  run: () => void;
};

/** The pages and actions of the command palette. */
export function usePaletteActions(): { pages: PaletteAction[]; actions: PaletteAction[] } {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const dialog = useDialog();
  const canRegister = useCanRegister();
  const isAreaOn = useIsAreaOn();
  const linkedPages = useLinkedPages();
  const signOut = useSignOut();
  const { toggleColorScheme } = useMantineColorScheme();
  const keys = useSingleKeys();
  const go = (label: string, to: string, Icon: typeof IconNews, letter?: string): PaletteAction => ({
    label,
    Icon,
    ...(letter && keys.areOn && { keys: `g ${letter}` }),
    run: () => void navigate(to),
  });

  return {
    pages: [
      ...(viewer ? [go(messages.pages.dashboard, paths.dashboard(), IconLayoutDashboard, 'd')] : []),
      ...(isAreaOn('news') ? [go(messages.pages.news, paths.news(), IconNews, 'n')] : []),
      go(messages.pages.feed, paths.feed(), IconMessages, 'f'),
      ...(isAreaOn('shop') ? [go(messages.pages.services, paths.services(), IconShoppingBag, 's')] : []),
      ...(isAreaOn('directory')
        ? [go(messages.pages.directory, paths.businesses(), IconBuildingStore, 'b')]
        : []),
      ...(isAreaOn('events') ? [go(messages.pages.events, paths.events(), IconCalendarEvent)] : []),
      ...(isAreaOn('chapters') ? [go(messages.pages.chapters, paths.chapters(), IconUsers)] : []),
      ...(viewer
        ? [
            go(messages.pages.members, paths.members(), IconUsers, 'p'),
            ...(isAreaOn('opportunities')
              ? [go(messages.pages.opportunities, paths.opportunities(), IconBriefcase)]
              : []),
            go(messages.pages.messages, paths.messages(), IconMail, 'm'),
            ...(isAreaOn('directory')
              ? [go(messages.pages.myBusinesses, paths.myBusinesses(), IconBuildingStore)]
              : []),
            go(messages.pages.saved, paths.saved(), IconBookmark),
            go(messages.pages.profile, paths.profile(viewer.username), IconUser),
            go(messages.pages.settings, paths.settings(), IconSettings),
          ]
        : []),
      ...linkedPages.map(({ slug, title }) => go(title, paths.page(slug), IconFileText)),
      ...(viewer?.showsAdminLink ? [go(messages.pages.admin, paths.admin(), IconShieldCog)] : []),
    ],
    actions: [
      ...(viewer
        ? [{ label: messages.actions.editProfile, Icon: IconPencil, run: () => dialog.show('edit-profile') }]
        : [
            { label: messages.actions.signIn, Icon: IconLogin, run: () => dialog.show('login') },
            ...(canRegister
              ? [{ label: messages.actions.register, Icon: IconUserPlus, run: () => dialog.show('register') }]
              : []),
          ]),
      {
        label: messages.actions.colorScheme,
        keywords: messages.actions.colorSchemeKeywords,
        Icon: IconMoon,
        run: toggleColorScheme,
      },
      {
        label: messages.actions.shortcuts,
        Icon: IconKeyboard,
        ...(keys.areOn && { keys: '?' }),
        run: () => setShortcuts(true),
      },
      {
        label: messages.actions.singleKeys(keys.areOn),
        Icon: IconKeyboard,
        run: keys.toggle,
      },
      ...(viewer ? [{ label: messages.actions.signOut, Icon: IconLogout, run: () => signOut.mutate() }] : []),
    ],
  };
}
