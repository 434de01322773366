import { Button } from '@mantine/core';
import { IconPencil, IconUserPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { useSignInPath } from '../../lib/useSignInPath.ts';
import { useViewer } from '../../lib/useViewer.ts';
import classes from './ProfileCard.module.css';
import { profileMessages as messages } from './profile.messages.ts';
import type { Profile } from './profile.types.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

// Visitors cannot connect or refer, so they do not load it.
const ReferMember = lazyChunk(() =>
  import('../referrals/ReferMember.tsx').then((module) => ({ default: module.ReferMember })),
);
const ConnectButton = lazyChunk(() =>
  import('../connections/ConnectButton.tsx').then((module) => ({ default: module.ConnectButton })),
);

/** What the viewer can do about the member; on one's own profile, edit it. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const { viewer, status } = useViewer();
  return (
    <div className={classes.actions}>
      {status === 'anonymous' && <ConnectAsVisitor />}
      {viewer?.id === profile.id && <EditOwn />}
      {viewer && viewer.id !== profile.id && (
        <Suspense>
          <ConnectButton
            userId={profile.id}
            firstName={profile.firstName}
            lastName={profile.lastName}
            whenConnected={<ReferMember person={{ id: profile.id, name: fullName(profile) }} />}
          />
        </Suspense>
      )}
    </div>
  );
}

function EditOwn() {
  const { linkTo } = useDialog();
  return (
    <Button
      component={Link}
      to={linkTo('edit-profile')}
      preventScrollReset
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      {messages.edit}
    </Button>
  );
}

function ConnectAsVisitor() {
  return (
    <Button component={Link} to={useSignInPath()} leftSection={<IconUserPlus size={18} aria-hidden />}>
      {messages.connect}
    </Button>
  );
}
