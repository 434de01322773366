import { Box, Drawer, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import {
  IconBookmark,
  IconBriefcase,
  IconBuildingStore,
  IconCalendarEvent,
  IconChevronRight,
  IconFileText,
  IconLogout,
  IconMoon,
  IconNews,
  IconSettings,
  IconShieldCog,
  IconSun,
  IconTool,
  IconUserCheck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { useSignOut } from '../../features/auth/useSignOut.ts';
import { useIsAreaOn, useIsPageOn } from '../../lib/areas.ts';
import { paths } from '../../lib/paths.ts';
import { useLinkedPages } from '../../lib/site.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import classes from './MobileMenu.module.css';
import { moreMenuMessages } from './more-menu.messages.ts';
import { shellMessages } from './shell.messages.ts';

const { bottomBar: messages, account, items, colorScheme } = shellMessages;

type Props = { viewer: CurrentUser; onClose: () => void };

/** Everything that has no place in the bar at the bottom of a phone. */
export function MobileMenu({ viewer, onClose }: Props) {
  const isPageOn = useIsPageOn();
  const isAreaOn = useIsAreaOn();
  const pages = useLinkedPages();
  const signOut = useSignOut();
  const { toggleColorScheme } = useMantineColorScheme();
  const tiles = [
    { to: paths.members(), label: items.members, Icon: IconUsers },
    isAreaOn('opportunities') && {
      to: paths.opportunities(),
      label: messages.opportunities,
      Icon: IconBriefcase,
    },
    { to: paths.introductions(), label: messages.referrals, Icon: IconUsersGroup },
    { to: paths.connections(), label: messages.connections, Icon: IconUserCheck },
    isPageOn(paths.businesses()) && {
      to: paths.businesses(),
      label: items.directory,
      Icon: IconBuildingStore,
    },
    isPageOn(paths.news()) && { to: paths.news(), label: items.news, Icon: IconNews },
  ].filter((tile) => tile !== false);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={messages.menu}
      closeButtonProps={{ 'aria-label': messages.close }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Link to={paths.profile(viewer.username)} className={classes.row}>
        <MemberAvatar name={fullName(viewer)} avatar={viewer.avatar} size={44} />
        <span className={classes.label}>
          <strong>{fullName(viewer)}</strong>
          <span className={classes.hint}>{account.view}</span>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
      <ul className={classes.tiles}>
        {tiles.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={classes.tile}>
              <Icon size={24} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={classes.rows}>
        {isPageOn(paths.services()) && (
          <Row to={paths.services()} icon={<IconTool size={22} aria-hidden />} label={items.services} />
        )}
        {isPageOn(paths.events()) && (
          <Row to={paths.events()} icon={<IconCalendarEvent size={22} aria-hidden />} label={items.events} />
        )}
        {isPageOn(paths.chapters()) && (
          <Row
            to={paths.chapters()}
            icon={<IconUsersGroup size={22} aria-hidden />}
            label={moreMenuMessages.chapters}
          />
        )}
        {isPageOn(paths.myBusinesses()) && (
          <Row
            to={paths.myBusinesses()}
            icon={<IconBuildingStore size={22} aria-hidden />}
            label={account.businesses}
          />
        )}
        <Row to={paths.saved()} icon={<IconBookmark size={22} aria-hidden />} label={account.saved} />
        {pages.map(({ slug, title, lang }) => (
          <Row
            key={slug}
            to={paths.page(slug)}
            icon={<IconFileText size={22} aria-hidden />}
            label={title}
            lang={lang}
          />
        ))}
        <Row to={paths.settings()} icon={<IconSettings size={22} aria-hidden />} label={account.settings} />
        {viewer.showsAdminLink && (
          <Row to={paths.admin()} icon={<IconShieldCog size={22} aria-hidden />} label={items.admin} />
        )}
        <Box component="li" darkHidden>
          <UnstyledButton className={classes.row ?? ''} onClick={toggleColorScheme}>
            <IconMoon size={22} aria-hidden /> {colorScheme.dark}
          </UnstyledButton>
        </Box>
        <Box component="li" lightHidden>
          <UnstyledButton className={classes.row ?? ''} onClick={toggleColorScheme}>
            <IconSun size={22} aria-hidden /> {colorScheme.light}
          </UnstyledButton>
        </Box>
        <li>
          <UnstyledButton className={classes.row ?? ''} onClick={() => signOut.mutate()}>
            <IconLogout size={22} aria-hidden /> {account.signOut}
          </UnstyledButton>
        </li>
      </ul>
    </Drawer>
  );
}

type RowProps = { to: string; icon: ReactNode; label: string; lang?: string | undefined };

function Row({ to, icon, label, lang }: RowProps) {
  return (
    <li>
      <Link to={to} className={classes.row} lang={lang}>
        {icon} {label}
      </Link>
    </li>
  );
}
