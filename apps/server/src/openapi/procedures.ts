import type { AnyTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Meta } from '@guildhall/api/core/trpc';
import { flatProcedures } from '../flat-procedures.ts';

/** Every procedure there is, by its path. */
export const procedures = (): Map<string, AnyTRPCProcedure> => new Map(Object.entries(flatProcedures));

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
