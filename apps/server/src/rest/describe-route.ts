import type { AnyTRPCProcedure, TRPCRouterRecord, inferProcedureOutput } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppRouter } from '@guildhall/api';
import type { Contract } from './contract.ts';

type Tree = AppRouter['_def']['record'];
type PathsOf<Part> = {
  [Name in keyof Part & string]: Part[Name] extends AnyTRPCProcedure
    ? Name
    : Part[Name] extends TRPCRouterRecord
      ? `${Name}.${PathsOf<Part[Name]>}`
      : never;
}[keyof Part & string];
type At<Part, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Part
    ? At<Part[Name], Rest>
    : never
  : Path extends keyof Part
    ? Part[Path]
    : never;

/** The full path of a procedure, such as 'feed.comments.list'. */
export type ProcedurePath = PathsOf<Tree>;
export type OutputOf<Path extends ProcedurePath> =
  At<Tree, Path> extends infer Procedure extends AnyTRPCProcedure ? inferProcedureOutput<Procedure> : never;

type Details<Path extends ProcedurePath> = Pick<
  Contract,
  'answer' | 'file' | 'idempotent' | 'query' | 'statuses'
> & {
  /** The body is the bare list; the cursor of the next page travels in a header. */
  page?: true;
  /** Fields of the query string when the caller does not send them. */
  defaults?: Record<string, string | number>;
  /** What is sent in place of the procedure's output; may set headers, a type and a status. */
  present?: (output: OutputOf<Path>, reply: FastifyReply, request: FastifyRequest) => unknown;
  /** Refuses a request before the procedure is called, by throwing. */
  before?: (request: FastifyRequest) => void;
  handlerTimeout?: number;
  compress?: false;
};

/** One documented path under /api and the procedure behind it. */
export type RouteDescription = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  procedure: ProcedurePath;
  summary: string;
  // Each description is made with its own procedure's output type; together they have none in common.
  details: Omit<Details<ProcedurePath>, 'present'> & {
    present?: (output: never, reply: FastifyReply, request: FastifyRequest) => unknown;
  };
};

const describe =
  (method: RouteDescription['method']) =>
  <Path extends ProcedurePath>(
    path: string,
    procedure: Path,
    summary: string,
    details: Details<Path> = {},
  ): RouteDescription => ({ method, path, procedure, summary, details });

/** Describes a route: its path below /api, the procedure it calls, and what it does in a few words. */
export const get = describe('GET');
export const post = describe('POST');
export const put = describe('PUT');
export const patch = describe('PATCH');
export const del = describe('DELETE');

/** A list in pages of fifty. */
export const PAGE = { page: true, defaults: { limit: 50 } } as const;
/** Answers 201 instead of 200. */
export const CREATED = { statuses: [201] } as const;
/** Answers 201, and the same again to the same Idempotency-Key. */
export const CREATED_ONCE = { statuses: [201], idempotent: true } as const;
