import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import type { Context } from './context.ts';

/**
 * Answers a query with finished JSON, the same as the procedure's output. `charge` charges the limits of the call.
 * Undefined when the procedure has to answer.
 */
export type SerializedQuery = (
  ctx: Context,
  input: unknown,
  charge: () => Promise<void>,
) => Promise<string | undefined>;

/**
 * A query that puts its answer together from serialized pieces, which readers share, and from what is the viewer's
 * own. Invalid input and unexpected errors are left to the procedure, which reports them, or succeeds in a second
 * attempt.
 */
export function serializedQuery<Input>(
  schema: z.ZodType<Input>,
  read: (ctx: Pick<Context, 'db' | 'viewer'>, input: Input) => Promise<string>,
): SerializedQuery {
  return async (ctx, input, charge) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) return undefined;
    await charge();
    try {
      return await read({ db: ctx.replica?.() ?? ctx.db, viewer: ctx.viewer }, parsed.data);
    } catch (error) {
      if (error instanceof TRPCError) throw error;
      return undefined;
    }
  };
}
