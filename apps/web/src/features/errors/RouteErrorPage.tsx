import { Container } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useSite } from '../../lib/site.ts';
import { errorsMessages } from './errors.messages.ts';

const { title, heading, text } = errorsMessages.failed;

/** Error boundary of every route that has none of its own. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { name } = useSite();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <Container size="sm" py="xl">
      <title>{`${title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <ErrorState title={heading} onRetry={() => window.location.reload()}>
        {text}
      </ErrorState>
    </Container>
  );
}
