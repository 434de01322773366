import type { AnyTRPCProcedure } from '@trpc/server';
import { appRouter } from '@guildhall/api';

/** Every procedure there is by its full path. tRPC keeps them flat at run time; its types show the tree. */
export const flatProcedures: ReadonlyMap<string, AnyTRPCProcedure> = new Map(
  Object.entries<unknown>(appRouter._def.procedures).filter(isNamedProcedure),
);

function isNamedProcedure(entry: [string, unknown]): entry is [string, AnyTRPCProcedure] {
  const [, value] = entry;
  return typeof value === 'function' && '_def' in value;
}
