import type { AnyTRPCProcedure } from '@trpc/server';
import { appRouter } from '@guildhall/api';

/** Every procedure there is by its full path. tRPC keeps them flat at run time. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types show the tree, not what is there
export const flatProcedures = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>;
