import type { z } from 'zod';
import type { Meta } from '@guildhall/api/core/trpc';

/** What a route under /api says about itself; the OpenAPI document is derived from it and the procedure. */
export type Contract = {
  /** What it does, in a few words that end without a full stop. */
  summary: string;
  /** The procedure behind it, such as 'feed.list'; its schemas, guard and limit are the route's. */
  procedure?: string;
  /** For a route without a procedure. */
  guard?: Meta;
  /** The input's fields that its query string takes, where it does not take all. */
  query?: readonly string[];
  /** Fields of the query string of a route without a procedure. */
  queryInput?: z.ZodObject;
  /** The statuses of success; 200 alone when left out. */
  statuses?: readonly number[];
  /** The body is the bare list; where the next page begins stands in a header. */
  bareList?: true;
  /** What the body is, where it differs from the procedure's output. */
  answer?: z.ZodType;
  /** The content type of an answer that is no JSON. */
  file?: string;
  /** The procedure honours an Idempotency-Key. */
  idempotent?: true;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Contract;
  }
}

/** Options of a route that translates one procedure. */
export const calls = (procedure: string, summary: string, details: Partial<Contract> = {}) => ({
  config: { contract: { procedure, summary, ...details } },
});
