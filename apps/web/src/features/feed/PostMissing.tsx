import { Button, Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The answer to the address of a post that is gone, or never was. */
export function PostMissing() {
  return (
    <Container size="sm" py="xl">
      <PageHead title="Post Not Found" description="There is no post at this address." noIndex />
      <EmptyState
        title="Post Not Found"
        headingOrder={1}
        action={
          <Button component={Link} to={paths.feed()}>
            Back to the feed
          </Button>
        }
      >
        This post is no longer there. Its author may have deleted it.
      </EmptyState>
    </Container>
  );
}
