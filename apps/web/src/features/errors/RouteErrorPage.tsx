import { Container } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** What a page shows when it could not be made at all. */
export function RouteErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <Container size="sm" py="xl">
      <title>Something went wrong · Guildhall</title>
      <meta name="robots" content="noindex" />
      <h1>Something went wrong</h1>
      <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()}>
        It is not your fault. Trying again in a moment usually helps.
      </ErrorState>
    </Container>
  );
}
