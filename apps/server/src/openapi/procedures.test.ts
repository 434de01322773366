import { expect, test } from 'vitest';
import { flatProcedures } from '../flat-procedures.ts';
import { describeProcedure } from './procedures.ts';

test('no procedure takes an input named direction, which infinite queries fill in by themselves', () => {
  const paths = [...flatProcedures.keys()];
  const withInput = paths.filter((path) => describeProcedure(path).input !== undefined);
  expect(withInput.length).toBeGreaterThan(50);
  expect(withInput.filter((path) => 'direction' in (describeProcedure(path).input?.shape ?? {}))).toEqual([]);
});
