import { expect, it } from 'vitest';
import { z } from 'zod';
import { withCompiledParse } from './with-compiled-parse.ts';

const Page = z.object({ items: z.array(z.object({ id: z.int().min(1), name: z.string() })) });
const page = { items: [{ id: 1, name: 'Ana', password: 'not to be told' }] };

it('a compiled schema parses like the schema, and drops unknown keys', async () => {
  const answer = await withCompiledParse(Page).parseAsync(page);
  expect(answer).toEqual({ items: [{ id: 1, name: 'Ana' }] });
  expect(answer).toEqual(await Page.parseAsync(page));
});

it('a compiled schema rejects the same input with the same issues', async () => {
  const reasons = (schema: typeof Page) =>
    schema.parseAsync({ items: [{ id: 0 }] }).catch((error: z.ZodError) => error.issues);
  expect(await reasons(withCompiledParse(Page))).toEqual(await reasons(Page));
  expect(await reasons(Page)).toHaveLength(2);
});
