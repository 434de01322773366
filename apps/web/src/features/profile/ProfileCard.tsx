import { Badge, Card, Text, Title } from '@mantine/core';
import { IconBuilding, IconMapPin, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { industryLabel } from '../../lib/industries.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { bioOf } from './profile-facts.ts';
import classes from './ProfilePage.module.css';
import type { Profile } from './profile.types.ts';
import { profileMessages } from './profile.messages.ts';

type Props = {
  profile: Profile;
  /** What the viewer can do about this member. */
  actions?: ReactNode;
};

export function ProfileCard({ profile, actions }: Props) {
  const { firstName, lastName, jobTitle, company, location, industry, connectionCount } = profile;
  const bio = bioOf(profile);
  return (
    <Card component="section" padding="xl" aria-labelledby="member-name">
      <div className={classes.identity}>
        <MemberAvatar firstName={firstName} lastName={lastName} avatar={profile.avatar} size={112} />
        <div className={classes.words}>
          <Title order={1} id="member-name">
            {firstName} {lastName}
          </Title>
          {jobTitle && <Text size="lg">{jobTitle}</Text>}
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
          </ul>
          {industry && (
            <div>
              <Badge variant="light" size="lg" tt="none">
                {industryLabel(industry)}
              </Badge>
            </div>
          )}
          {bio && <Text className={classes.bio ?? ''}>{bio}</Text>}
          {actions && <div>{actions}</div>}
        </div>
      </div>
    </Card>
  );
}
