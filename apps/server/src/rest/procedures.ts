import type { TRPCProcedureType } from '@trpc/server';
import { z } from 'zod';
import type { Meta } from '@guildhall/api/ground/core/trpc';
import { declaredSchema } from '@guildhall/api/ground/core/with-compiled-parse';
import { flatProcedures, metaOf } from '../http/flat-procedures.ts';

export type Described = {
  type: TRPCProcedureType;
  meta: Meta;
  input: z.ZodObject | undefined;
  output: z.ZodType;
};

/** Type, input schema, output schema and auth class of a procedure. @throws when there is none at that path */
export function describeProcedure(path: string): Described {
  const procedure = flatProcedures.get(path);
  if (!procedure) throw new Error(`There is no procedure ${path}`);
  const definition: { inputs?: unknown[]; output?: unknown } = procedure._def;
  const [input] = definition.inputs ?? [];
  const { output } = definition;
  const meta = metaOf(procedure);
  if (!(output instanceof z.ZodType)) throw new Error(`${path} has no output schema`);
  if (!meta) throw new Error(`${path} does not say who may call it`);
  const { type } = procedure._def;
  return {
    type,
    meta,
    input: input instanceof z.ZodObject ? input : undefined,
    output: declaredSchema(output),
  };
}
