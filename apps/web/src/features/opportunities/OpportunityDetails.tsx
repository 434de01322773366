import { Alert, Anchor, Badge, Card, Container, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconCalendarDue, IconCash, IconClock, IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../lib/formats.ts';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import blocks from '../../ui/blocks.module.css';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { ReasonList } from '../../ui/ReasonList.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { OpportunityActions } from './OpportunityActions.tsx';
import classes from './OpportunityDetails.module.css';
import { OtherOpportunities } from './OtherOpportunities.tsx';
import type { Opportunity } from './opportunity-cache.ts';
import { opportunityHead } from './opportunity-head.ts';
import { kindLabel } from './opportunity-kind.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';
import { opportunitiesMessages } from './opportunities.messages.ts';
import { strengthOf } from './opportunity-strength.ts';

const { page: messages } = opportunitiesPageMessages;
const { card } = opportunitiesMessages;

export function OpportunityDetails({ opportunity }: { opportunity: Opportunity }) {
  const site = useSite();
  const titleId = useId();
  const { title, description, requirements, skillsNeeded, poster, isMine, isOpen } = opportunity;
  const strength = strengthOf(opportunity);
  const about = [opportunity.company, opportunity.type && kindLabel(opportunity.type)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Container size="lg" py="lg" component="article" aria-labelledby={titleId} className={classes.root ?? ''}>
      <PageHead {...opportunityHead(opportunity, site)} />
      <div className={classes.head}>
        <Anchor component={Link} to={paths.opportunities()} size="sm" className={blocks.back}>
          <IconArrowLeft size={16} aria-hidden /> {messages.back}
        </Anchor>
        <Text size="sm" c="dimmed">
          {about && `${about} · `}
          <RelativeTime at={opportunity.postedAt} text={messages.posted(opportunity.relativeTime)} />
        </Text>
        <Title order={1} id={titleId} className={blocks.words} dir="auto" lang={opportunity.lang}>
          {title}
        </Title>
        <Facts opportunity={opportunity} />
        {!isOpen && <Alert color="yellow" variant="light" title={messages.closed} />}
      </div>
      <div className={classes.side}>
        <OpportunityActions opportunity={opportunity} />
        {strength && (
          <section className={blocks.tinted} aria-labelledby="fit-title">
            <Group justify="space-between" gap="xs" mb="xs">
              <Title order={2} size="h4" id="fit-title">
                {messages.fit}
              </Title>
              <MatchStrength strength={strength} />
            </Group>
            <ReasonList reasons={opportunity.fitReasons} label={card.reasons} />
          </section>
        )}
        {!isMine && (
          <Card padding="md">
            <Group gap="sm" wrap="nowrap">
              <MemberAvatar name={poster.name} avatar={poster.avatar} size={48} />
              <div className={blocks.words}>
                <Anchor component={Link} to={paths.profile(poster.username)} c="inherit" fw={600}>
                  <bdi>{poster.name}</bdi>
                </Anchor>
                <Text size="sm" c="dimmed" dir="auto">
                  {formatJobTitle(poster)}
                </Text>
              </div>
            </Group>
          </Card>
        )}
      </div>
      <div className={classes.text}>
        <Stack component="section" gap="xs">
          <Title order={2} size="h3">
            {messages.about}
          </Title>
          <Text className={blocks.lines} dir="auto" lang={opportunity.lang}>
            {description}
          </Text>
        </Stack>
        {requirements.length > 0 && (
          <Stack component="section" gap="xs">
            <Title order={2} size="h3">
              {messages.asks(poster.name)}
            </Title>
            <ul className={classes.requirements}>
              {requirements.map((requirement) => (
                <li key={requirement} dir="auto">
                  {requirement}
                </li>
              ))}
            </ul>
          </Stack>
        )}
        {skillsNeeded.length > 0 && (
          <Group gap={8} component="ul" role="list" aria-label={card.skills} p={0} m={0}>
            {skillsNeeded.map((skill) => (
              <Badge key={skill} component="li" variant="light" color="gray" tt="none" fw={500} size="lg">
                {skill}
              </Badge>
            ))}
          </Group>
        )}
        <OtherOpportunities exceptId={opportunity.id} />
      </div>
    </Container>
  );
}

function Facts({
  opportunity: { location, remoteOption, budget, timeline, expiresAt, isOpen },
}: {
  opportunity: Opportunity;
}) {
  const { longDate } = useFormats();
  const facts = [
    { Icon: IconMapPin, text: messages.place(location, remoteOption) },
    { Icon: IconCash, text: budget },
    { Icon: IconClock, text: timeline },
    { Icon: IconCalendarDue, text: isOpen ? messages.until(longDate(expiresAt)) : null },
  ].filter(({ text }) => text);
  return (
    <ul className={classes.facts}>
      {facts.map(({ Icon, text }) => (
        <li key={text}>
          <Icon size={18} aria-hidden />
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
