import { Container } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { useSite } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { GetInTouch } from './GetInTouch.tsx';
import { MemberBusinesses } from './MemberBusinesses.tsx';
import { ProfessionalInformation } from './ProfessionalInformation.tsx';
import classes from './ProfilePage.module.css';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import { profileHead } from './profile-head.ts';
import { ProfileLoading } from './ProfileLoading.tsx';
import { ProfileTopBar } from './ProfileTopBar.tsx';
import { RecentPosts } from './RecentPosts.tsx';
import { Work } from './work/Work.tsx';

/** A member's public profile. */
export function ProfilePage() {
  const site = useSite();
  const { username = '' } = useParams();
  const { data: profile, error, refetch } = trpc.profile.get.useQuery({ username });
  const related = trpc.profile.related.useQuery({ username });
  if (error) return <ProfileFailure status={error.data?.httpStatus} onRetry={() => void refetch()} />;
  if (!profile) return <ProfileLoading />;
  return (
    <Container size="lg" className={classes.page ?? ''}>
      <PageHead {...profileHead(profile, site)} />
      <ProfileTopBar username={profile.username} />
      <ProfileCard profile={profile} related={related.data} />
      <div className={classes.columns}>
        <div className={classes.about}>
          <ProfessionalInformation profile={profile} />
          <Work profile={profile} works={related.data?.works} />
        </div>
        <div className={classes.side}>
          <GetInTouch profile={profile} />
          <MemberBusinesses businesses={related.data?.businesses} isFailed={related.isError} />
        </div>
        <RecentPosts
          profile={profile}
          posts={related.data?.posts}
          isFailed={related.isError}
          onRetry={() => void related.refetch()}
        />
      </div>
    </Container>
  );
}

export { ProfileFailure };
