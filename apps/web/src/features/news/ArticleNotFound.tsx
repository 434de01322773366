import { Button, Card, Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { newsMessages } from './news.messages.ts';

const { title, text, back } = newsMessages.notFound;

/** Shown for the URL of an article that does not exist. */
export function ArticleNotFound() {
  return (
    <Container size="sm" py="xl">
      <PageHead title={title} description={text} noIndex />
      <Card>
        <EmptyState
          title={title}
          headingOrder={1}
          action={
            <Button component={Link} to={paths.news()}>
              {back}
            </Button>
          }
        >
          {text}
        </EmptyState>
      </Card>
    </Container>
  );
}
