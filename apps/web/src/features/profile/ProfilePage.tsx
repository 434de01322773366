import { Container } from '@mantine/core';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { GetInTouch } from './GetInTouch.tsx';
import { ProfessionalInformation } from './ProfessionalInformation.tsx';
import classes from './ProfilePage.module.css';
import { ProfileBanner } from './ProfileBanner.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileFailed } from './ProfileFailed.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { ProfileMissing } from './ProfileMissing.tsx';
import { ProfileTopBar } from './ProfileTopBar.tsx';

// Visitors cannot connect or refer, so they do not load it.
const ReferMember = lazyChunk(() =>
  import('../referrals/ReferMember.tsx').then((module) => ({ default: module.ReferMember })),
);
const ConnectButton = lazyChunk(() =>
  import('../connections/ConnectButton.tsx').then((module) => ({ default: module.ConnectButton })),
);

/** A member's public profile. */
export function ProfilePage() {
  const { username = '' } = useParams();
  const { viewer } = useViewer();
  const { data: profile, error, refetch } = trpc.profile.get.useQuery({ username });
  if (error) {
    return error.data?.httpStatus === 404 ? (
      <ProfileMissing />
    ) : (
      <ProfileFailed username={username} onRetry={() => void refetch()} />
    );
  }
  if (!profile) return <ProfileLoading />;
  return (
    <>
      <ProfileHead profile={profile} />
      <ProfileTopBar />
      <ProfileBanner profile={profile} />
      <Container size="md" className={classes.content ?? ''}>
        <ProfileCard
          profile={profile}
          actions={
            viewer &&
            viewer.id !== profile.id && (
              <Suspense>
                <ConnectButton
                  userId={profile.id}
                  firstName={profile.firstName}
                  lastName={profile.lastName}
                  whenConnected={
                    <ReferMember
                      person={{ id: profile.id, name: `${profile.firstName} ${profile.lastName}` }}
                    />
                  }
                />
              </Suspense>
            )
          }
        />
        <ProfessionalInformation profile={profile} />
        <GetInTouch profile={profile} />
      </Container>
    </>
  );
}
