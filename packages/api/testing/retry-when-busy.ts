import { TRPCError } from '@trpc/server';

/** Retries a call while it fails with 503, as clients are told to: for tests that saturate the database. */
export async function retryWhenBusy<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof TRPCError) || error.code !== 'SERVICE_UNAVAILABLE') throw error;
    }
  }
}
