import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCanRegister } from './site.ts';
import { useAuthPath } from './useAuthPath.ts';
import { waysInMessages as messages } from './ways-in.messages.ts';

/** The buttons to join, where visitors can register, and to sign in, over the present page. */
export function WaysIn() {
  const canRegister = useCanRegister();
  const authPath = useAuthPath();
  return (
    <Group gap="xs">
      {canRegister && (
        <Button component={Link} to={authPath('register')} preventScrollReset>
          {messages.join}
        </Button>
      )}
      <Button component={Link} to={authPath('login')} preventScrollReset variant="default">
        {messages.signIn}
      </Button>
    </Group>
  );
}
