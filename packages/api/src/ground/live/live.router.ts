import { z } from 'zod';
import { zAsyncIterable } from './z-async-iterable.ts';
import { publicProcedure, router } from '../core/trpc.ts';
import { changesFor } from './live.queries.ts';
import { LiveMessage } from './live.schema.ts';

export const liveRouter = router({
  /**
   * A stream of query invalidations, without content. It starts with an event without topics, so that a client knows
   * when it is connected.
   */
  changes: publicProcedure
    .input(z.void())
    .output(zAsyncIterable(LiveMessage))
    .subscription(async function* ({ ctx, signal }) {
      const { db, viewer, services } = ctx;
      const release = await services.streams.take(viewer, ctx.request.ip);
      try {
        yield* changesFor({ db, viewer, live: services.live }, signal ?? AbortSignal.any([]));
      } finally {
        await release();
      }
    }),
});
