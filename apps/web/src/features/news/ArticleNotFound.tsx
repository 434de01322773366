import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MissingPage } from '../errors/MissingPage.tsx';
import { newsMessages } from './news.messages.ts';

const { title, text, back } = newsMessages.notFound;

/** Shown for the URL of an article that does not exist. */
export function ArticleNotFound() {
  return (
    <MissingPage title={title} text={text}>
      <Button component={Link} to={paths.news()}>
        {back}
      </Button>
    </MissingPage>
  );
}
