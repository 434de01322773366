import type { ReactNode } from 'react';
import { Container, Text, VisuallyHidden } from '@mantine/core';
import { PageHead } from '../../lib/PageHead.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MissingPage } from './MissingPage.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';

/** Why a page has no content. */
export type Failure = {
  /** Of the response; undefined when there was none. */
  status: number | undefined;
  onRetry: () => void;
};

type Props = Failure & {
  missing: { title: string; text: string; back: string; to: string; first?: ReactNode };
  /** What a failure says that is no missing content; by default, what every page says. */
  failed?: { title: string; text: string; detail?: string };
};

export const isMissing = (status: number | undefined): boolean => status === 404 || status === 400;

/** Instead of a page: its content is missing (deleted, or not for this visitor), or could not be loaded. */
export function PageFailure({ status, onRetry, missing, failed }: Props) {
  if (isMissing(status)) return <MissingPage {...missing} />;
  if (!failed) return <RouteErrorPage />;
  const { title, text, detail } = failed;
  return (
    <Container size="sm" py="xl">
      <PageHead title={title} description={text} noIndex />
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <ErrorState title={title} onRetry={onRetry}>
        {text}
        {detail && (
          <Text span display="block" c="dimmed" size="sm">
            {detail}
          </Text>
        )}
      </ErrorState>
    </Container>
  );
}
