import { DIRECTION } from '../../lib/locale.ts';
import { Anchor, Badge, Card, Text, Title } from '@mantine/core';
import { IconBriefcase, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { paths } from '../../lib/paths.ts';
import { IndustryName } from '../../ui/IndustryName.tsx';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import classes from './MemberCard.module.css';
import type { MemberCardData } from './members-filter.ts';
import { membersMessages } from './members.messages.ts';

const { card: messages } = membersMessages;

type Props = {
  member: MemberCardData;
  /** What the viewer can do next; visitors have nothing here. */
  actions: ReactNode;
};

/** A member in the directory. */
export function MemberCard({ member, actions }: Props) {
  const { name, username, industry, location, offers, seeks, skills, match } = member;
  const job = formatJobTitle(member);
  const titleId = `member-${member.id}`;
  return (
    <Card component="article" padding="md" aria-labelledby={titleId} className={classes.root}>
      <div className={classes.head}>
        <MemberAvatar {...member} size={56} />
        <div className={classes.words}>
          <Title order={2} size="h4" id={titleId}>
            <Anchor
              component={Link}
              to={paths.profile(username)}
              inherit
              c="inherit"
              className={classes.link}
            >
              {name}
            </Anchor>
          </Title>
          {job && (
            <Text size="sm" lineClamp={2} dir="auto">
              {job}
            </Text>
          )}
          <ul className={classes.facts}>
            {location && (
              <li>
                <IconMapPin size={14} aria-hidden /> {location}
              </li>
            )}
            {industry && (
              <li>
                <IconBriefcase size={14} aria-hidden /> <IndustryName of={industry} />
              </li>
            )}
          </ul>
        </div>
      </div>
      {match ? (
        <div className={classes.match}>
          <Text fw={600} lineClamp={3} dir={DIRECTION}>
            {match.reason}
          </Text>
          {match.strength && <MatchStrength strength={match.strength} />}
          {offers && (
            <dl className={classes.about}>
              <Line label={messages.offers} text={offers} />
            </dl>
          )}
        </div>
      ) : offers || seeks ? (
        <dl className={classes.about}>
          {offers && <Line label={messages.offers} text={offers} />}
          {seeks && <Line label={messages.seeks} text={seeks} />}
        </dl>
      ) : (
        skills.length > 0 && (
          <ul className={classes.skills} aria-label={messages.skills}>
            {skills.map((skill) => (
              <li key={skill}>
                <Badge variant="light" color="gray" tt="none" fw={500}>
                  {skill}
                </Badge>
              </li>
            ))}
          </ul>
        )
      )}
      {actions}
    </Card>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <Text component="dd" size="sm" lineClamp={2} dir="auto">
        {text}
      </Text>
    </div>
  );
}
