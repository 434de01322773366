import { TRPCError } from '@trpc/server';

/** Calls again while the answer is "busy right now", as every client is told to: for tests that crowd the database. */
export async function patient<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof TRPCError) || error.code !== 'SERVICE_UNAVAILABLE') throw error;
    }
  }
}
