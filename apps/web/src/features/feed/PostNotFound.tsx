import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MissingPage } from '../errors/MissingPage.tsx';
import { feedMessages } from './feed.messages.ts';

const { title, description, text, back } = feedMessages.notFound;

/** Shown for the URL of a post that was deleted or never existed. */
export function PostNotFound() {
  return (
    <MissingPage title={title} description={description} text={text}>
      <Button component={Link} to={paths.feed()}>
        {back}
      </Button>
    </MissingPage>
  );
}
