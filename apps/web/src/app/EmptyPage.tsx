import { Button, Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Head } from './Head.tsx';
import { paths } from './paths.ts';

type Props = { title: string; description: string; empty: string };

/** A section of the house in which there is nothing to read yet. */
export function EmptyPage({ title, description, empty }: Props) {
  return (
    <Container size="lg" py="xl">
      <Head title={title} description={description} />
      <PageHeader title={title} description={description} />
      <EmptyState
        title={empty}
        action={
          <Button component={Link} to={paths.home()} variant="default">
            Back to the front page
          </Button>
        }
      >
        There is nothing here yet.
      </EmptyState>
    </Container>
  );
}
