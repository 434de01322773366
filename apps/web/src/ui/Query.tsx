import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

type Props<Data> = {
  query: { data: Data | undefined; error: { message: string } | null; refetch: () => unknown };
  /** Shown while the data loads for the first time. */
  skeleton: ReactNode;
  /** Title of the error when it could not be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** What a query shows: its skeleton, its data, and its error with a retry button, above older data if there is any. */
export function Query<Data>({ query, skeleton, failed, children }: Props<Data>) {
  const { data, error, refetch } = query;
  return (
    <>
      {error && (
        <ErrorState title={failed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data === undefined ? !error && skeleton : children(data)}
    </>
  );
}
