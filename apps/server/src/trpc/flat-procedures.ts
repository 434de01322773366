import type { AnyTRPCProcedure } from '@trpc/server';
import { appRouter } from '@guildhall/api';
import type { Meta } from '@guildhall/api/core/trpc';

/** Every procedure there is by its full path. tRPC keeps them flat at run time; its types show the tree. */
export const flatProcedures: ReadonlyMap<string, AnyTRPCProcedure> = new Map(
  Object.entries<unknown>(appRouter._def.procedures).filter(isNamedProcedure),
);

function isNamedProcedure(entry: [string, unknown]): entry is [string, AnyTRPCProcedure] {
  const [, value] = entry;
  return typeof value === 'function' && '_def' in value;
}

/** What a procedure says of itself: who may call it, what that costs, and whether its answers may be kept. */
export function metaOf({ _def: { meta } }: AnyTRPCProcedure): Meta | undefined {
  return isMeta(meta) ? meta : undefined;
}

/** Procedures are made by core/trpc.ts alone, which takes nothing but a `Meta`. */
const isMeta = (meta: unknown): meta is Meta => typeof meta === 'object' && meta !== null && 'auth' in meta;
