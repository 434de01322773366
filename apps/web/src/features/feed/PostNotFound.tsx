import { Button, Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { feedMessages } from './feed.messages.ts';

/** Shown for the URL of a post that was deleted or never existed. */
export function PostNotFound() {
  const messages = feedMessages.notFound;
  return (
    <Container size="sm" py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      <EmptyState
        title={messages.title}
        headingOrder={1}
        action={
          <Button component={Link} to={paths.feed()}>
            {messages.back}
          </Button>
        }
      >
        {messages.text}
      </EmptyState>
    </Container>
  );
}
