import { ActionIcon, Anchor, Badge, Button, Collapse, Group, Text, Tooltip } from '@mantine/core';
import { IconChevronDown, IconUserPlus, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { useDismissSuggestion } from './dashboard.hooks.ts';
import { MatchParts } from '../../ui/MatchParts.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import classes from './RecommendationItem.module.css';
import { dashboardMessages } from './dashboard.messages.ts';

type Member = Outputs['dashboard']['recommendations']['items'][number];

const { recommendations: messages } = dashboardMessages;

/** A recommended member with how well they match in a word, the reason and the actions. */
export function RecommendationItem({ member, onConnect }: { member: Member; onConnect: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  const dismissal = useDismissSuggestion();
  const isSimilar = member.matchParts.some(({ points }) => points > 0);

  return (
    <article aria-label={member.name} className={classes.root}>
      <MemberAvatar name={member.name} avatar={member.avatar} size={48} />
      <div className={classes.words}>
        <Group gap="xs">
          <Anchor component={Link} to={paths.profile(member.username)} fw={600} c="inherit">
            {member.name}
          </Anchor>
          {member.strength !== null && (
            <Badge variant="light" color="forest">
              {uiMessages.match.strength[member.strength]}
            </Badge>
          )}
        </Group>
        {member.title && (
          <Text size="sm" c="dimmed">
            {member.title}
          </Text>
        )}
        {member.reason ? (
          <Text size="sm" dir="ltr">
            {member.reason}
          </Text>
        ) : (
          isSimilar && (
            <Text size="sm" c="dimmed">
              {messages.similar}
            </Text>
          )
        )}
      </div>
      <Group gap={4} wrap="nowrap" className={classes.actions}>
        <Button
          size="sm"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          aria-label={messages.connectLabel(member.name)}
          onClick={onConnect}
        >
          {messages.connect}
        </Button>
        <Tooltip label={messages.dismiss}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={messages.dismissLabel(member.name)}
            loading={dismissal.isPending}
            onClick={() => dismissal.mutate({ userId: member.id })}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <div className={classes.why}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={partsId}
          rightSection={
            <IconChevronDown
              size={16}
              aria-hidden
              className={classes.chevron}
              data-open={isOpen || undefined}
            />
          }
          onClick={() => setOpen((value) => !value)}
        >
          {member.strength === null ? messages.whyShown : messages.why}
        </Button>
        <Collapse expanded={isOpen} id={partsId}>
          <MatchParts parts={member.matchParts} percentage={member.matchPercentage} />
        </Collapse>
      </div>
    </article>
  );
}
