import type { AnyTRPCProcedure } from '@trpc/server';
import { appRouter } from '@guildhall/api';
import type { Meta } from '@guildhall/api/ground/core/trpc';

/** All procedures by full path. tRPC stores them flat at run time, although its types show a tree. */
export const flatProcedures: ReadonlyMap<string, AnyTRPCProcedure> = new Map(
  Object.entries<unknown>(appRouter._def.procedures).filter(isNamedProcedure),
);

function isNamedProcedure(entry: [string, unknown]): entry is [string, AnyTRPCProcedure] {
  const [, value] = entry;
  return typeof value === 'function' && '_def' in value;
}

/** The metadata of a procedure: auth class, rate limit and cacheability. */
export function metaOf({ _def: { meta } }: AnyTRPCProcedure): Meta | undefined {
  return isMeta(meta) ? meta : undefined;
}

/** All procedures are built by core/trpc.ts, which only accepts a `Meta`. */
const isMeta = (meta: unknown): meta is Meta => typeof meta === 'object' && meta !== null && 'auth' in meta;
