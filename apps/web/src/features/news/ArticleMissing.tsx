import { Button, Card, Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

const TITLE = 'Article Not Found';
const TEXT = "The article you're looking for doesn't exist.";

/** The answer to the address of an article that is not there. */
export function ArticleMissing() {
  return (
    <Container size="sm" py="xl">
      <PageHead title={TITLE} description={TEXT} noIndex />
      <Card>
        <EmptyState
          title={TITLE}
          headingOrder={1}
          action={
            <Button component={Link} to={paths.news()}>
              Back to News
            </Button>
          }
        >
          {TEXT}
        </EmptyState>
      </Card>
    </Container>
  );
}
