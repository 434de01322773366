import { Badge, Card, Text, Title } from '@mantine/core';
import { IconBuilding, IconMapPin, IconUsers } from '@tabler/icons-react';
import { IndustryName } from '../../ui/IndustryName.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { MutualConnections } from './MutualConnections.tsx';
import { bioOf } from './profile-facts.ts';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileBanner } from './ProfileBanner.tsx';
import classes from './ProfileCard.module.css';
import { profileMessages } from './profile.messages.ts';
import type { Profile, Related } from './profile.types.ts';
import { WhyYouMatch } from './WhyYouMatch.tsx';
import { fullName } from '@guildhall/api/ground/values/person-name';

type Props = {
  profile: Profile;
  /** Undefined while it is loading, and when it failed to. */
  related: Related | undefined;
};

/** Who the member is, what ties them to the viewer, and what the viewer can do about it. */
export function ProfileCard({ profile, related }: Props) {
  const { firstName, lastName, jobTitle, company, location, industry, connectionCount } = profile;
  const bio = bioOf(profile);
  return (
    <Card component="section" padding={0} aria-labelledby="member-name">
      <ProfileBanner profile={profile} />
      <div className={classes.body}>
        <div className={classes.picture}>
          <MemberAvatar name={fullName({ firstName, lastName })} avatar={profile.avatar} size={128} />
        </div>
        <div className={classes.words}>
          <Title order={1} id="member-name" dir="auto">
            {fullName({ firstName, lastName })}
          </Title>
          {jobTitle && (
            <Text size="lg" dir="auto">
              {jobTitle}
            </Text>
          )}
          <ul className={classes.facts}>
            {company && (
              <li>
                <IconBuilding size={18} aria-hidden /> {company}
              </li>
            )}
            {location && (
              <li>
                <IconMapPin size={18} aria-hidden /> {location}
              </li>
            )}
            {connectionCount > 0 && (
              <li>
                <IconUsers size={18} aria-hidden /> {connectionCount}{' '}
                {profileMessages.connections(connectionCount)}
              </li>
            )}
            {industry && (
              <li>
                <Badge variant="light" size="lg" tt="none">
                  <IndustryName of={industry} />
                </Badge>
              </li>
            )}
          </ul>
          {related && (
            <MutualConnections mutual={related.mutual} member={{ id: profile.id, name: fullName(profile) }} />
          )}
        </div>
        <ProfileActions profile={profile} />
        {bio && (
          <Text className={classes.bio ?? ''} dir="auto" lang={profile.lang}>
            {bio}
          </Text>
        )}
        {related?.match && <WhyYouMatch match={related.match} firstName={firstName} />}
      </div>
    </Card>
  );
}
