import type { z } from 'zod';
import type { Meta } from '@guildhall/api/ground/core/trpc';

/** The contract of a route under /api; the OpenAPI document is derived from it and the procedure. */
export type Contract = {
  /** A short summary without a final period. */
  summary: string;
  /** The procedure behind it, such as 'feed.list'; the route inherits its schemas, guard and limit. */
  procedure?: string;
  /** For a route without a procedure. */
  guard?: Meta;
  /** The input fields accepted in the query string; all by default. */
  query?: readonly string[];
  /** The query schema of a route without a procedure. */
  queryInput?: z.ZodObject;
  /** Success statuses; 200 by default. */
  statuses?: readonly number[];
  /** Statuses of errors besides those that the guard and the input lead to. */
  errors?: readonly number[];
  /** The body is the bare list; the next cursor is sent in a header. */
  unwrapItems?: true;
  /** The response schema, where it differs from the procedure's output. */
  answer?: z.ZodType;
  /** The content type of a non-JSON response. */
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
