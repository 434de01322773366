import type { AnyTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import { appRouter } from '@guildhall/api';
import type { Meta } from '@guildhall/api/core/trpc';

/** Every procedure there is, by its path. tRPC keeps them flat at run time. */
export function procedures(): Map<string, AnyTRPCProcedure> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types show the tree, not what is there
  return new Map(Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>));
}

export type Described = { meta: Meta; input: z.ZodObject | undefined; output: z.ZodType };

/** What a procedure takes and answers, and whom. @throws when there is none at that path */
export function describeProcedure(path: string): Described {
  const procedure = procedures().get(path);
  if (!procedure) throw new Error(`There is no procedure ${path}`);
  const definition: { meta?: unknown; inputs?: unknown[]; output?: unknown } = procedure._def;
  const [input] = definition.inputs ?? [];
  const { meta, output } = definition;
  if (!(output instanceof z.ZodType)) throw new Error(`${path} has no output schema`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- core/trpc.ts gives one to every procedure
  return { meta: meta as Meta, input: input instanceof z.ZodObject ? input : undefined, output };
}
