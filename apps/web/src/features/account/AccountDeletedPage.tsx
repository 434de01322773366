import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MailPage } from './MailPage.tsx';
import { accountMessages } from './account.messages.ts';

const { title, description, home } = accountMessages.deletion.done;

/** Where a member who deleted their account ends. */
export function AccountDeletedPage() {
  return (
    <MailPage title={title} description={description}>
      <Button component={Link} to={paths.home()} variant="default">
        {home}
      </Button>
    </MailPage>
  );
}
