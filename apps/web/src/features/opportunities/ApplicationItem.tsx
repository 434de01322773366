import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { MessageButton } from '../messages/MessageButton.tsx';
import classes from './Applications.module.css';
import { useAnswerApplication, useReopenApplication } from './opportunities.hooks.ts';
import { opportunitiesMessages } from './opportunities.messages.ts';
import { strengthOf } from './opportunity-strength.ts';

const messages = opportunitiesMessages.applications;

type Application = Outputs['opportunities']['applications']['list'][number];
type Props = { opportunityId: number; application: Application };

const COLORS = { pending: 'brass', accepted: 'forest', declined: 'gray' };
const ANSWERS = ['accepted', 'declined'] as const;

/** One application: who it is from, how well it fits them, what they wrote, and the answers. */
export function ApplicationItem({ opportunityId, application }: Props) {
  const { person, message, status, createdAt, relativeTime, can } = application;
  const strength = strengthOf(application);
  const answer = useAnswerApplication(person.name);
  const reopening = useReopenApplication(person.name);
  const job = formatJobTitle(person);
  return (
    <article aria-label={messages.of(person.name)}>
      <div className={classes.head}>
        <MemberAvatar name={person.name} avatar={person.avatar} size={40} />
        <div className={classes.person}>
          <Anchor component={Link} to={paths.profile(person.username)} fw={600} c="inherit">
            {person.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {job && `${job} · `}
            <RelativeTime at={createdAt} text={relativeTime} />
          </Text>
        </div>
        <Group gap={6} justify="flex-end">
          {strength && <MatchStrength strength={strength} />}
          {!can.answer && (
            <Badge variant="light" color={COLORS[status]}>
              {messages.statuses[status]}
            </Badge>
          )}
        </Group>
      </div>
      {message && <blockquote className={classes.message}>{message}</blockquote>}
      <Group gap="xs" mt="sm">
        {can.answer &&
          ANSWERS.map((next) => (
            <Button
              key={next}
              size="sm"
              variant={next === 'accepted' ? 'filled' : 'default'}
              aria-label={messages.answerLabels[next](person.name)}
              loading={answer.isPending && answer.variables.status === next}
              disabled={answer.isPending && answer.variables.status !== next}
              onClick={() => answer.mutate({ id: opportunityId, userId: person.id, status: next })}
            >
              {messages.answers[next]}
            </Button>
          ))}
        <MessageButton person={person} size="sm" />
        {can.reopen && (
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={messages.reopenLabel(person.name)}
            loading={reopening.isPending}
            onClick={() => reopening.mutate({ id: opportunityId, userId: person.id })}
          >
            {messages.reopen}
          </Button>
        )}
      </Group>
    </article>
  );
}
