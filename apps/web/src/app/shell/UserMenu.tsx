import {
  Menu,
  UnstyledButton,
  VisuallyHidden,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import {
  IconBookmark,
  IconBuildingStore,
  IconChevronDown,
  IconLogout,
  IconMoon,
  IconPencil,
  IconSettings,
  IconShieldCog,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { startTransition, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsPageOn } from '../../lib/areas.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { paths } from '../../lib/paths.ts';
import { useDialog } from '../../lib/useDialog.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import classes from './UserMenu.module.css';
import { useSignOut } from '../../features/auth/useSignOut.ts';
import { shellMessages } from './shell.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

const { account: messages, colorScheme } = shellMessages;

/** The menu of the signed-in member. */
export function UserMenu({ viewer }: { viewer: CurrentUser }) {
  const isPageOn = useIsPageOn();
  const dialog = useDialog();
  const signOut = useSignOut();
  const { toggleColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      opened={isOpen}
      onChange={(next) => startTransition(() => setOpen(next))}
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <VisuallyHidden>{messages.menuOf(fullName(viewer))}</VisuallyHidden>
          <span aria-hidden="true">
            <MemberAvatar name={fullName(viewer)} avatar={viewer.avatar} size={34} />
          </span>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown ?? ''}>
        <Menu.Label>{fullName(viewer)}</Menu.Label>
        <Menu.Item
          component={Link}
          to={paths.profile(viewer.username)}
          leftSection={<IconUser size={16} aria-hidden />}
        >
          {messages.view}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={dialog.linkTo('edit-profile')}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {messages.edit}
        </Menu.Item>
        {isPageOn(paths.myBusinesses()) && (
          <Menu.Item
            component={Link}
            to={paths.myBusinesses()}
            leftSection={<IconBuildingStore size={16} aria-hidden />}
          >
            {messages.businesses}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={paths.saved()} leftSection={<IconBookmark size={16} aria-hidden />}>
          {messages.saved}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.settings()}
          leftSection={<IconSettings size={16} aria-hidden />}
        >
          {messages.settings}
        </Menu.Item>
        {viewer.showsAdminLink && (
          <Menu.Item
            component={Link}
            to={paths.admin()}
            leftSection={<IconShieldCog size={16} aria-hidden />}
          >
            {messages.admin}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          onClick={toggleColorScheme}
          leftSection={isDark ? <IconSun size={16} aria-hidden /> : <IconMoon size={16} aria-hidden />}
        >
          {isDark ? colorScheme.light : colorScheme.dark}
        </Menu.Item>
        <Menu.Item onClick={() => signOut.mutate()} leftSection={<IconLogout size={16} aria-hidden />}>
          {messages.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
