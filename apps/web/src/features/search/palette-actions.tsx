import { useMantineColorScheme } from '@mantine/core';
import {
  IconBookmark,
  IconBuildingStore,
  IconKeyboard,
  IconLayoutDashboard,
  IconLogin,
  IconLogout,
  IconMessages,
  IconMoon,
  IconNews,
  IconPencil,
  IconSettings,
  IconShoppingBag,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSignOut } from '../auth/useSignOut.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { setKeySheet } from './palette.ts';
import { useSingleKeys } from './shortcuts.ts';

export type PaletteAction = {
  label: string;
  Icon: typeof IconNews;
  /** Keys that do the same. */
  keys?: string;
  run: () => void;
};

/** Where the reader can go and what they can do from anywhere. */
export function usePaletteActions(): { pages: PaletteAction[]; actions: PaletteAction[] } {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const dialog = useDialog();
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
      ...(viewer ? [go('Dashboard', paths.dashboard(), IconLayoutDashboard, 'd')] : []),
      go('News', paths.news(), IconNews, 'n'),
      go('Feed', paths.feed(), IconMessages, 'f'),
      go('Services', paths.services(), IconShoppingBag, 's'),
      go('Directory', paths.businesses(), IconBuildingStore, 'b'),
      ...(viewer
        ? [
            go('Saved', paths.saved(), IconBookmark),
            go('View Profile', paths.profile(viewer.username), IconUser),
            go('Settings', paths.settings(), IconSettings),
          ]
        : []),
    ],
    actions: [
      ...(viewer
        ? [{ label: 'Edit Profile', Icon: IconPencil, run: () => dialog.show('edit-profile') }]
        : [
            { label: 'Sign In', Icon: IconLogin, run: () => dialog.show('login') },
            { label: 'Get Started', Icon: IconUserPlus, run: () => dialog.show('register') },
          ]),
      { label: 'Switch between light and dark', Icon: IconMoon, run: toggleColorScheme },
      {
        label: 'Keyboard shortcuts',
        Icon: IconKeyboard,
        ...(keys.areOn && { keys: '?' }),
        run: () => setKeySheet(true),
      },
      {
        label: `Turn single-key shortcuts ${keys.areOn ? 'off' : 'on'}`,
        Icon: IconKeyboard,
        run: keys.toggle,
      },
      ...(viewer ? [{ label: 'Sign Out', Icon: IconLogout, run: () => signOut.mutate() }] : []),
    ],
  };
}
