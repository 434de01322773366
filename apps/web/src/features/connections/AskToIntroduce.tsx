import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { introductionMessages as messages } from './introduction.messages.ts';

type Person = { id: number; name: string };
type Props = {
  /** A connection of the viewer who knows the member, too. */
  via: Person;
  member: Person;
};

/** Begins a message that asks a connection for an introduction to a member with whom the viewer could connect. */
export function AskToIntroduce({ via, member }: Props) {
  const { data: relation } = trpc.connections.withMember.useQuery({ userId: member.id });
  const { values, change } = useDraft(`message:${via.id}`, { content: '' });
  // The server does not know the relation, and this may be hydrated after it came.
  const isHydrated = useHydrated();
  if (!isHydrated || !relation?.can.request) return null;
  return (
    <>
      {' · '}
      <Anchor
        component={Link}
        to={paths.conversation(via.id)}
        inherit
        onClick={() => {
          // What was begun before stays.
          if (values.content.trim() === '') change({ content: messages.text(via.name, member.name) });
        }}
      >
        {messages.ask(via.name)}
      </Anchor>
    </>
  );
}
