import { Menu, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { startTransition, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsPageOn } from '../../lib/areas.ts';
import { paths } from '../../lib/paths.ts';
import { useLinkedPages } from '../../lib/site.ts';
import navClasses from './NavItems.module.css';
import classes from './UserMenu.module.css';
import { moreMenuMessages as messages } from './more-menu.messages.ts';
import { MORE_ITEMS, type NavItem } from './nav-items.ts';
import { spareItems } from './spare-items.ts';

const MEMBERS_ITEMS = [
  { label: messages.chapters, to: paths.chapters() },
  { label: messages.referrals, to: paths.introductions() },
  { label: messages.connections, to: paths.connections() },
  { label: messages.businesses, to: paths.myBusinesses() },
];

/** Where the search stands beside the row, and leaves it little room. */
const NARROW = '(min-width: 75em) and (max-width: 89.99em)';

/** The pages of a member that have no place in the row, and those of the community's own that are linked everywhere. */
export function MoreMenu({ row }: { row: readonly NavItem[] }) {
  const isPageOn = useIsPageOn();
  const pages = useLinkedPages();
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const spare = spareItems(row);
  const items = [
    ...(isNarrow ? spare : []),
    ...[...MORE_ITEMS, ...MEMBERS_ITEMS].filter(({ to }) => isPageOn(to)),
  ];
  return (
    <Menu
      opened={isOpen}
      onChange={(next) => startTransition(() => setOpen(next))}
      position="bottom-start"
      width={200}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton
          className={`${navClasses.link} ${navClasses.more}`}
          data-holds={spare.map(({ to }) => to).join(' ')}
        >
          {messages.more} <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown ?? ''}>
        {items.map(({ label, to }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {label}
          </Menu.Item>
        ))}
        {pages.length > 0 && <Menu.Divider />}
        {pages.map(({ slug, title, lang }) => (
          <Menu.Item key={slug} component={Link} to={paths.page(slug)} dir="auto" lang={lang}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
