import { ActionIcon, Button, Group, Menu, Title } from '@mantine/core';
import { IconDots, IconEdit, IconHelpCircle, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { tourTarget } from '../../lib/tour-target.ts';
import { useDialog } from '../../lib/useDialog.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import classes from './DashboardHeader.module.css';
import { dashboardMessages as messages } from './dashboard.messages.ts';

type Props = { title: string; viewer: CurrentUser; onTour: () => void };

/** The greeting with the actions of the page: buttons at a desk, a menu on a phone. */
export function DashboardHeader({ title, viewer, onTour }: Props) {
  const dialog = useDialog();
  return (
    <div className={classes.root}>
      <Title order={1} className={classes.title ?? ''}>
        {title}
      </Title>
      <Group gap="xs" wrap="nowrap" className={classes.desk ?? ''}>
        <Button variant="subtle" leftSection={<IconHelpCircle size={18} aria-hidden />} onClick={onTour}>
          {messages.tour}
        </Button>
        <Button
          component={Link}
          to={paths.profile(viewer.username)}
          variant="default"
          leftSection={<IconUser size={18} aria-hidden />}
        >
          {messages.viewProfile}
        </Button>
        <Button
          variant="default"
          leftSection={<IconEdit size={18} aria-hidden />}
          {...tourTarget('profile')}
          onClick={() => dialog.show('edit-profile')}
        >
          {messages.editProfile}
        </Button>
      </Group>
      <Menu position="bottom-end" width={220} withinPortal={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            className={classes.phone ?? ''}
            aria-label={messages.actions}
            {...tourTarget('profile')}
          >
            <IconDots size={22} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={paths.profile(viewer.username)}
            leftSection={<IconUser size={16} aria-hidden />}
          >
            {messages.viewProfile}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={dialog.linkTo('edit-profile')}
            leftSection={<IconEdit size={16} aria-hidden />}
          >
            {messages.editProfile}
          </Menu.Item>
          <Menu.Item leftSection={<IconHelpCircle size={16} aria-hidden />} onClick={onTour}>
            {messages.tour}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
