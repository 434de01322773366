import { Button, Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { businessesMessages } from '../businesses.messages.ts';

export function BusinessMissing() {
  const { title, text, back } = businessesMessages.page.missing;
  return (
    <Container size="sm" py="xl">
      <PageHead title={title} description={text} noIndex />
      <EmptyState
        title={title}
        headingOrder={1}
        action={
          <Button component={Link} to={paths.businesses()}>
            {back}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Container>
  );
}
