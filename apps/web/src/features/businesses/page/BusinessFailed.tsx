import { Container, VisuallyHidden } from '@mantine/core';
import { PageHead } from '../../../lib/PageHead.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { businessesMessages } from '../businesses.messages.ts';

export function BusinessFailed({ onRetry }: { onRetry: () => void }) {
  const { title, text } = businessesMessages.page.failed;
  return (
    <Container size="sm" py="xl">
      <PageHead title={title} description={text} noIndex />
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <ErrorState title={title} onRetry={onRetry}>
        {text}
      </ErrorState>
    </Container>
  );
}
