import { Button } from '@mantine/core';
import { IconPencil, IconUserPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { type ConnectWith, stateToConnect } from '../../lib/join-to-connect.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useDialog } from '../../lib/useDialog.ts';
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
      {status === 'anonymous' && <ConnectAsVisitor id={profile.id} firstName={profile.firstName} />}
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

/** Opens the sign-up over the page, with signing in inside; the Connect dialog follows. */
function ConnectAsVisitor(person: ConnectWith) {
  const { linkTo } = useDialog();
  return (
    <Button
      component={Link}
      to={linkTo('register')}
      state={stateToConnect(person)}
      preventScrollReset
      leftSection={<IconUserPlus size={18} aria-hidden />}
    >
      {messages.connect}
    </Button>
  );
}
