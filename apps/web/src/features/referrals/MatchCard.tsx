import { Anchor, Badge, Card, Collapse, Group, Text } from '@mantine/core';
import { IconBrandLinkedin, IconUsers } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { IndustryName } from '../../ui/IndustryName.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { ReasonList } from '../../ui/ReasonList.tsx';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { MatchParts } from '../../ui/MatchParts.tsx';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import classes from './Referrals.module.css';
import { ReferButton } from './ReferButton.tsx';
import type { ReferralMatch } from './referrals.hooks.ts';
import { SentReferral } from './SentReferral.tsx';
import { referralsMessages as messages } from './referrals.messages.ts';

type Props = {
  match: ReferralMatch;
  /** The viewer's referral to this member that has no answer yet. */
  sentId: number | undefined;
  onRefer: (match: ReferralMatch) => void;
};

/** A member who would welcome an introduction, and why. Memoized: opening a dialog would render all of them. */
export const MatchCard = memo(function MatchCard({ match, sentId, onRefer }: Props) {
  const { name, username, title, company, location, industry, strength, lookingFor, servicesOffered } = match;
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  return (
    <Card component="article" aria-label={name} className={classes.root ?? ''}>
      <div className={classes.head}>
        <MemberAvatar name={name} avatar={match.avatar} size={48} />
        <div className={classes.summary}>
          <Anchor component={Link} to={paths.profile(username)} fw={600} c="inherit">
            {name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {[formatJobTitle({ jobTitle: title, company }), location].filter(Boolean).join(' · ')}
          </Text>
          {industry && (
            <Badge variant="light" color="gray" tt="none" fw={500}>
              <IndustryName of={industry} />
            </Badge>
          )}
        </div>
        {strength !== null && <MatchStrength strength={strength} />}
      </div>
      <ReasonList reasons={match.matchReasons} label={messages.match.reasons} />
      {(lookingFor || servicesOffered) && (
        <dl className={classes.facts}>
          {lookingFor && (
            <div>
              <dt>{messages.match.lookingFor}</dt>
              <dd>{lookingFor}</dd>
            </div>
          )}
          {servicesOffered && (
            <div>
              <dt>{messages.match.offers}</dt>
              <dd>{servicesOffered}</dd>
            </div>
          )}
        </dl>
      )}
      <div className={classes.foot}>
        <Group gap="md">
          {match.mutualConnections > 0 && (
            <Text size="sm" c="dimmed">
              <IconUsers size={16} aria-hidden style={{ verticalAlign: '-3px' }} />{' '}
              {messages.match.mutual(match.mutualConnections)}
            </Text>
          )}
          {match.linkedinUrl && (
            <Anchor href={match.linkedinUrl} target="_blank" rel="noopener noreferrer" size="sm" py={4}>
              <IconBrandLinkedin size={16} aria-hidden style={{ verticalAlign: '-3px' }} /> LinkedIn
            </Anchor>
          )}
          <Anchor
            component="button"
            type="button"
            size="sm"
            py={4}
            aria-expanded={isOpen}
            aria-controls={partsId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? messages.match.hideScore : messages.match.showScore}
          </Anchor>
        </Group>
        <Group gap="sm">
          {sentId !== undefined && <SentReferral id={sentId} name={name} />}
          <ReferButton match={match} onRefer={() => onRefer(match)} />
        </Group>
      </div>
      <Collapse expanded={isOpen} id={partsId}>
        <MatchParts parts={match.matchParts} percentage={match.matchScore} />
      </Collapse>
    </Card>
  );
});
