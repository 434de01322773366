import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { useDecideRequest, useRemoveFromChapter } from './manage.hooks.ts';
import { manageMessages as messages } from './manage.messages.ts';

type Props = { slug: string; request: Outputs['chapters']['requests']['list']['items'][number] };

/** A request to join, with the answer and the two decisions. */
export function Request({ slug, request }: Props) {
  const { person, answer, seat } = request;
  const decide = useDecideRequest();
  const answerWith = (approve: boolean) => decide.mutate({ slug, userId: person.id, approve });
  return (
    <li>
      <div>
        <Name request={request} />
        {seat !== null && <Text size="sm">{messages.seat(seat)}</Text>}
        {answer !== null && (
          <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
            {answer}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button
          aria-label={messages.approveOf(person.name)}
          loading={decide.isPending}
          onClick={() => answerWith(true)}
        >
          {messages.approve}
        </Button>
        <Button
          variant="default"
          aria-label={messages.declineOf(person.name)}
          disabled={decide.isPending}
          onClick={() => answerWith(false)}
        >
          {messages.decline}
        </Button>
      </Group>
    </li>
  );
}

/** Someone who is invited and has not answered. */
export function Invited({ slug, request }: Props) {
  const { person } = request;
  const remove = useRemoveFromChapter(messages.takenBack);
  return (
    <li>
      <Name request={request} />
      <Button
        variant="subtle"
        aria-label={messages.takeBackOf(person.name)}
        loading={remove.isPending}
        onClick={() => remove.mutate({ slug, userId: person.id })}
      >
        {messages.takeBack}
      </Button>
    </li>
  );
}

const Name = ({ request: { person } }: Pick<Props, 'request'>) => (
  <Anchor component={Link} to={paths.profile(person.username)} dir="auto">
    {person.name}
  </Anchor>
);
