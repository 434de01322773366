import { Anchor, Badge, Card, Group, Text, Title } from '@mantine/core';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import { MoreText } from '../../ui/MoreText.tsx';
import { ReasonList } from '../../ui/ReasonList.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ApplyAndSave } from './ApplyAndSave.tsx';
import classes from './OpportunityCard.module.css';
import { OwnOpportunity } from './OwnOpportunity.tsx';
import type { Opportunity } from './opportunity-cache.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';
import { strengthOf } from './opportunity-strength.ts';

const EXCERPT_LENGTH = 280;

type Props = {
  opportunity: Opportunity;
  titleOrder?: 2 | 3;
};

/** One opportunity: its details, its poster, why it fits, and the actions. */
export const OpportunityCard = memo(function OpportunityCard({ opportunity, titleOrder = 3 }: Props) {
  const { title, details, description, poster, fitReasons, isMine, isOpen } = opportunity;
  const strength = strengthOf(opportunity);
  return (
    <Card component="article" aria-label={title} className={classes.root ?? ''} padding="lg">
      <div>
        <div className={classes.head}>
          <Title order={titleOrder} size="h4" className={classes.title ?? ''}>
            <Anchor
              component={Link}
              to={paths.opportunity(opportunity.id, opportunity.slug)}
              inherit
              c="inherit"
            >
              {title}
            </Anchor>
          </Title>
          <Group gap={6}>
            {!isOpen && (
              <Badge variant="light" color="gray">
                {messages.card.closed}
              </Badge>
            )}
            {strength && <MatchStrength strength={strength} />}
          </Group>
        </div>
        {details && (
          <Text size="sm" c="dimmed">
            {details}
          </Text>
        )}
      </div>
      <MoreText text={description} long={EXCERPT_LENGTH} />
      {opportunity.requirements.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {messages.card.requirements}
          </Text>
          <ul className={classes.requirements}>
            {opportunity.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </div>
      )}
      {opportunity.skillsNeeded.length > 0 && (
        <Group gap={6} component="ul" role="list" aria-label={messages.card.skills} p={0} m={0}>
          {opportunity.skillsNeeded.map((skill) => (
            <Badge key={skill} component="li" variant="light" color="gray" tt="none" fw={500}>
              {skill}
            </Badge>
          ))}
        </Group>
      )}
      {!isMine && <ReasonList reasons={fitReasons} label={messages.card.reasons} />}
      {!isMine && (
        <div className={classes.poster}>
          <MemberAvatar name={poster.name} avatar={poster.avatar} size={28} />
          <Anchor component={Link} to={paths.profile(poster.username)} size="sm" c="inherit" fw={600}>
            {poster.name}
          </Anchor>
          <Text size="sm" c="dimmed" component="span">
            <RelativeTime at={opportunity.postedAt} text={opportunity.relativeTime} />
          </Text>
        </div>
      )}
      {isMine ? <OwnOpportunity opportunity={opportunity} /> : <ApplyAndSave opportunity={opportunity} />}
    </Card>
  );
});
