import { Group, Text, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { paths } from '../../lib/paths.ts';
import { useDialog } from '../../lib/useDialog.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import classes from './NavItems.module.css';
import { useSignOut } from '../../features/auth/useSignOut.ts';
import { shellMessages } from './shell.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

const { account: messages } = shellMessages;

/** The items of the user menu inside the mobile menu. */
export function MobileAccount({ viewer }: { viewer: CurrentUser }) {
  const { linkTo } = useDialog();
  const signOut = useSignOut();
  const items = [
    { label: messages.view, to: paths.profile(viewer.username) },
    { label: messages.edit, to: linkTo('edit-profile') },
    { label: messages.saved, to: paths.saved() },
    { label: messages.settings, to: paths.settings() },
  ];
  return (
    <>
      <Group gap="sm" px="sm" py="xs">
        <MemberAvatar name={fullName(viewer)} avatar={viewer.avatar} size={34} />
        <Text fw={600}>{fullName(viewer)}</Text>
      </Group>
      <ul className={classes.stack}>
        {items.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <UnstyledButton className={classes.link ?? ''} w="100%" onClick={() => signOut.mutate()}>
            {messages.signOut}
          </UnstyledButton>
        </li>
      </ul>
    </>
  );
}
