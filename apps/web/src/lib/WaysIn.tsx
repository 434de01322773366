import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type JoinFor, stateToJoin } from './join-for.ts';
import { useCanRegister } from './site.ts';
import { type Then, useAuthPath } from './useAuthPath.ts';
import { waysInMessages as messages } from './ways-in.messages.ts';

type Props = Then & {
  /** What the dialog says it is for. */
  joinFor?: JoinFor;
};

/** The buttons to join, where visitors can register, and to sign in, over the present page. */
export function WaysIn({ joinFor, ...then }: Props) {
  const canRegister = useCanRegister();
  const authPath = useAuthPath();
  const link = { preventScrollReset: true, ...(joinFor && { state: stateToJoin(joinFor) }) };
  return (
    <Group gap="xs">
      {canRegister && (
        <Button component={Link} to={authPath('register', then)} {...link}>
          {messages.join}
        </Button>
      )}
      <Button component={Link} to={authPath('login', then)} {...link} variant="default">
        {messages.signIn}
      </Button>
    </Group>
  );
}
