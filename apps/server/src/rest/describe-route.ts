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
  'answer' | 'errors' | 'file' | 'idempotent' | 'query' | 'statuses'
> & {
  /** The body is the bare list; the next cursor is sent in a header. */
  page?: true;
  /** Default values of query fields. */
  defaults?: Record<string, string | number>;
  /** Maps the procedure's output to the response; may set headers, content type and status. */
  present?(this: void, output: OutputOf<Path>, reply: FastifyReply, request: FastifyRequest): unknown;
  /** Runs before the procedure; throws to reject the request. */
  before?: (request: FastifyRequest) => void;
  handlerTimeout?: number;
  compress?: false;
};

/** A documented route under /api and the procedure behind it. */
export type RouteDescription = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  procedure: ProcedurePath;
  summary: string;
  // A method, because its parameter is the output of this description's own procedure.
  details: Omit<Details<ProcedurePath>, 'present'> & {
    present?(this: void, output: unknown, reply: FastifyReply, request: FastifyRequest): unknown;
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

/** Describes a route: its path below /api, the procedure it calls, and a summary. */
export const get = describe('GET');
export const post = describe('POST');
export const put = describe('PUT');
export const patch = describe('PATCH');
export const del = describe('DELETE');

/** A paginated list, fifty items a page. */
export const PAGE = { page: true, defaults: { limit: 50 } } as const;
/** Responds with 201. */
export const CREATED = { statuses: [201] } as const;
/** Responds with 201, and replays the response for the same Idempotency-Key. */
export const CREATED_ONCE = { statuses: [201], idempotent: true } as const;
