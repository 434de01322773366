import { Anchor, Button, Card, Group, type MantineSpacing, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import divided from '../../../ui/DividedList.module.css';
import { useAnswerInvitation } from './team.hooks.ts';
import { teamMessages } from './team.messages.ts';

type Props = { /** Shows only the invitation of this business. */ businessId?: number; mt?: MantineSpacing };

/** The member's pending team invitations; nothing if there are none. */
export function InvitationsCard({ businessId, mt = 0 }: Props) {
  const { data } = trpc.businesses.team.invitations.useQuery();
  const answer = useAnswerInvitation();
  const invitations = data?.filter(({ business }) => businessId === undefined || business.id === businessId);
  if (!invitations || invitations.length === 0) return null;
  const { title: heading, text, as, accept, decline } = teamMessages.invitation;
  return (
    <Card component="section" aria-labelledby="invitations" padding="md" mt={mt}>
      <Title order={2} size="h3" id="invitations" mb="xs">
        {heading}
      </Title>
      <ul className={`${divided.list} ${divided.rows}`}>
        {invitations.map(({ id, business, title, role }) => (
          <li key={id}>
            <Text>
              {text}{' '}
              <Anchor component={Link} to={paths.business(business.slug)}>
                {business.name}
              </Anchor>
              {as(title || role)}?
            </Text>
            <Group gap="xs">
              <Button
                size="sm"
                disabled={answer.isPending}
                onClick={() => answer.mutate({ id, accept: true })}
              >
                {accept}
              </Button>
              <Button
                size="sm"
                variant="default"
                disabled={answer.isPending}
                onClick={() => answer.mutate({ id, accept: false })}
              >
                {decline}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  );
}
