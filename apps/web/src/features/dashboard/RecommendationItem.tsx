import { DIRECTION } from '../../lib/locale.ts';
import { ActionIcon, Anchor, Button, Collapse, Group, Text, Tooltip } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { MatchParts } from '../../ui/MatchParts.tsx';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import classes from './RecommendationItem.module.css';
import { dashboardMessages } from './dashboard.messages.ts';

type Member = Outputs['dashboard']['recommendations']['items'][number];

const { recommendations: messages } = dashboardMessages;

type Props = { member: Member; onConnect: () => void; onDismiss: () => void };

/** A recommended member led by the reason, with how well they match in a word. */
export function RecommendationItem({ member, onConnect, onDismiss }: Props) {
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  const isSimilar = member.matchParts.some(({ points }) => points > 0);

  const headline = member.reason || (isSimilar ? messages.similar : '');
  return (
    <article aria-label={member.name} className={classes.root}>
      {headline && (
        <Text fw={600} dir={DIRECTION} className={classes.headline ?? ''}>
          {headline}
        </Text>
      )}
      <MemberAvatar name={member.name} avatar={member.avatar} size={40} />
      <div className={classes.words}>
        <Anchor component={Link} to={paths.profile(member.username)} fw={600} c="inherit">
          {member.name}
        </Anchor>
        {member.title && (
          <Text size="sm" c="dimmed">
            {member.title}
          </Text>
        )}
      </div>
      <Group gap={4} wrap="nowrap" className={classes.actions}>
        <Button variant="light" aria-label={messages.connectLabel(member.name)} onClick={onConnect}>
          {messages.connect}
        </Button>
        <Tooltip label={messages.dismiss}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={messages.dismissLabel(member.name)}
            onClick={onDismiss}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <Group gap="sm" className={classes.why ?? ''}>
        {member.strength !== null && <MatchStrength strength={member.strength} />}
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
      </Group>
      <Collapse expanded={isOpen} id={partsId} className={classes.parts ?? ''}>
        <MatchParts parts={member.matchParts} percentage={member.matchPercentage} />
      </Collapse>
    </article>
  );
}
