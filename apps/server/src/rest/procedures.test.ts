import { declaredSchema } from '@guildhall/api/ground/core/with-compiled-parse';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { flatProcedures } from '../http/flat-procedures.ts';
import { describeProcedure } from './procedures.ts';

test('no procedure has an input named direction, which infinite queries reserve', () => {
  const paths = [...flatProcedures.keys()];
  const withInput = paths.filter((path) => describeProcedure(path).input !== undefined);
  expect(withInput.length).toBeGreaterThan(50);
  expect(withInput.filter((path) => 'direction' in (describeProcedure(path).input?.shape ?? {}))).toEqual([]);
});

test('every procedure validates its output with compiled code', () => {
  const outputs = [...flatProcedures].map(([path, procedure]): [string, unknown] => {
    const definition: { inputs?: unknown[]; output?: unknown } = procedure._def;
    return [path, definition.output];
  });
  expect(outputs.length).toBeGreaterThan(200);
  const isCompiled = (output: unknown) => output instanceof z.ZodType && declaredSchema(output) !== output;
  expect(outputs.filter(([, output]) => !isCompiled(output)).map(([path]) => path)).toEqual([]);
});

test('no query takes a secret, which would stand in its address and in logs', () => {
  const secret = /^(?:code|token|invitation|secret)$|password/i;
  const takesSecret = (path: string) =>
    Object.keys(describeProcedure(path).input?.shape ?? {}).some((name) => secret.test(name));
  const taking = [...flatProcedures].filter(([path]) => takesSecret(path));
  expect(taking.length).toBeGreaterThan(5);
  expect(taking.filter(([, { _def }]) => _def.type === 'query').map(([path]) => path)).toEqual([]);
});
