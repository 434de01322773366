import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MissingPage } from '../errors/MissingPage.tsx';
import { profileMessages } from './profile.messages.ts';

const { title, text, home } = profileMessages.missing;

export function ProfileMissing() {
  return (
    <MissingPage title={title} text={text}>
      <Button component={Link} to={paths.home()}>
        {home}
      </Button>
    </MissingPage>
  );
}
