import { type ComponentType, createElement } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import type { Failure } from './PageFailure.tsx';

/** The error boundary of a route that says in its own words why it has no content. */
export const routeErrors = (failure: ComponentType<Failure>) =>
  function RouteErrors() {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    const status = isRouteErrorResponse(error) ? error.status : undefined;
    return createElement(failure, { status, onRetry: () => void revalidate() });
  };
