import { z } from 'zod';
import { zAsyncIterable } from './z-async-iterable.ts';
import { memberProcedure, router } from '../core/trpc.ts';
import { LiveMessage } from './live.schema.ts';

export const liveRouter = router({
  /** A stream that says which open queries are out of date. Carries no content of its own. */
  changes: memberProcedure
    .input(z.void())
    .output(zAsyncIterable(LiveMessage))
    .subscription(async function* ({ ctx, signal }) {
      yield* ctx.services.live.subscribe(ctx.viewer.id, signal ?? AbortSignal.any([]));
    }),
});
