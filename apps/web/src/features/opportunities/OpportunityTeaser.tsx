import { ActionIcon, Badge, Card, Group, Text } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import classes from './OpportunityTeaser.module.css';
import { useSaveOpportunity } from './opportunities.hooks.ts';
import type { Opportunity } from './opportunity-cache.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';
import { strengthOf } from './opportunity-strength.ts';

/** An opportunity in a list: what it is, why it fits, and who posted it. The rest is on its page. */
export const OpportunityTeaser = memo(function OpportunityTeaser({
  opportunity,
}: {
  opportunity: Opportunity;
}) {
  const titleId = useId();
  const { localDate } = useFormats();
  const { id, slug, title, details, fitReasons, poster, applied, saved, can } = opportunity;
  const saving = useSaveOpportunity(opportunity);
  const strength = strengthOf(opportunity);
  const [reason = opportunity.description] = fitReasons;
  const SavedIcon = saved ? IconBookmarkFilled : IconBookmark;
  return (
    <Card
      component="article"
      tabIndex={-1}
      data-item
      aria-labelledby={titleId}
      padding="md"
      className={classes.root ?? ''}
    >
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId} dir="auto">
          <Link to={paths.opportunity(id, slug)} data-key="Enter">
            {title}
          </Link>
        </h2>
        {can.save && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            className={classes.save ?? ''}
            aria-label={messages.card.saveLabel(title)}
            aria-pressed={saved}
            onClick={() => saving.save(!saved)}
          >
            <SavedIcon size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <Text size="sm" c="dimmed" dir="auto">
        {[details, messages.card.until(localDate(opportunity.expiresAt))].filter(Boolean).join(' · ')}
      </Text>
      <Text className={classes.reason ?? ''} fw={fitReasons.length > 0 ? 600 : 400} lineClamp={2} dir="auto">
        {reason}
      </Text>
      <Group justify="space-between" gap="xs" mt={4}>
        <Group gap="xs">
          {strength && <MatchStrength strength={strength} />}
          {applied && (
            <Badge variant="light" tt="none">
              {messages.card.applied}
            </Badge>
          )}
        </Group>
        <span className={classes.poster}>
          <MemberAvatar name={poster.name} avatar={poster.avatar} size={24} />
          <bdi>{poster.name}</bdi>
          <Text span size="sm" c="dimmed">
            <RelativeTime at={opportunity.postedAt} text={opportunity.relativeTime} />
          </Text>
        </span>
      </Group>
    </Card>
  );
});
