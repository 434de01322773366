import { expect, it } from 'vitest';
import { z } from 'zod';
import { withCompiledParse } from './with-compiled-parse.ts';

const Page = z.object({ items: z.array(z.object({ id: z.int().min(1), name: z.string() })) });
const page = { items: [{ id: 1, name: 'Ana', password: 'not to be told' }] };

it('a compiled schema answers as the schema does, without what is not in it', async () => {
  const answer = await withCompiledParse(Page).parseAsync(page);
  expect(answer).toEqual({ items: [{ id: 1, name: 'Ana' }] });
  expect(answer).toEqual(await Page.parseAsync(page));
});

it('a compiled schema refuses what the schema refuses, for the same reasons', async () => {
  const reasons = (schema: typeof Page) =>
    schema.parseAsync({ items: [{ id: 0 }] }).catch((error: z.ZodError) => error.issues);
  expect(await reasons(withCompiledParse(Page))).toEqual(await reasons(Page));
  expect(await reasons(Page)).toHaveLength(2);
});
