import { Button, Container, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';

/** The answer to an address where there is nothing; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <Container size="sm" py="xl">
      <PageHead title="Page Not Found" description="There is no page at this address." noIndex />
      <EmptyState
        title="Page Not Found"
        headingOrder={1}
        action={
          <Group gap="xs" justify="center">
            <Button component={Link} to={paths.home()}>
              Go to the front page
            </Button>
            <Button component={Link} to={paths.businesses()} variant="default">
              Browse the directory
            </Button>
          </Group>
        }
      >
        There is no page at this address. It may have moved, or the link may be incomplete.
      </EmptyState>
    </Container>
  );
}
