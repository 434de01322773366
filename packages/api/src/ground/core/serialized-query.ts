import { perLocale } from '@guildhall/locale/current-locale';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type DB, createQueryLoader } from '@guildhall/db';
import { attemptQuery } from './attempt-query.ts';
import type { Context } from './context.ts';

type Reading = Pick<Context, 'db' | 'replica' | 'viewer'>;

export type SerializedQueryHooks = {
  /** Checks the caller's access, and charges the limits of the call. */
  admit: () => Promise<void>;
  /** Called when a read failed and is repeated. */
  onRetry: (error: unknown) => void;
};

/**
 * Answers a query with finished JSON, the same as the procedure's output. Undefined for invalid input, which the
 * procedure reports.
 */
export type SerializedQuery = (
  ctx: Reading,
  input: unknown,
  hooks: SerializedQueryHooks,
) => Promise<string | undefined>;

/**
 * A query that puts its answer together from serialized pieces, which readers share, and from what is the viewer's
 * own. A read that fails is repeated as that of a procedure is.
 */
export function serializedQuery<Input>(
  schema: z.ZodType<Input>,
  read: (ctx: Pick<Context, 'db' | 'viewer'>, input: Input) => Promise<string>,
): SerializedQuery {
  return async (ctx, input, { admit, onRetry }) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) return undefined;
    await admit();
    return attemptQuery(ctx, (db) => read({ db, viewer: ctx.viewer }, parsed.data), onRetry);
  };
}

/**
 * A query whose result is the same for all viewers. Concurrent identical calls are coalesced: they share one result,
 * read by a statement sent after each of them arrived.
 */
export function sharedQuery<Input, Output>(
  schema: z.ZodType<Input>,
  output: z.ZodType<Output>,
  read: (db: Kysely<DB>, input: Input) => Promise<Output>,
): SerializedQuery {
  const loader = perLocale(() =>
    createQueryLoader(async (db, inputs: readonly Input[]) => {
      const answers = new Map<string, Promise<string>>();
      return inputs.map((input) => {
        const key = JSON.stringify(input);
        const answer = answers.get(key) ?? read(db, input).then((data) => JSON.stringify(output.parse(data)));
        answers.set(key, answer);
        return answer;
      });
    }),
  );
  return serializedQuery(schema, ({ db }, input) => loader()(db, input));
}
