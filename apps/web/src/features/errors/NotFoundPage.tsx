import { Button, Container, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { errorsMessages } from './errors.messages.ts';

const { title, description, text, home, directory } = errorsMessages.notFound;

/** The page of an unknown address; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <Container size="sm" py="xl">
      <PageHead title={title} description={description} noIndex />
      <EmptyState
        title={title}
        headingOrder={1}
        action={
          <Group gap="xs" justify="center">
            <Button component={Link} to={paths.home()}>
              {home}
            </Button>
            <Button component={Link} to={paths.businesses()} variant="default">
              {directory}
            </Button>
          </Group>
        }
      >
        {text}
      </EmptyState>
    </Container>
  );
}
