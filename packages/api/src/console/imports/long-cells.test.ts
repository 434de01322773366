import { expect, it } from 'vitest';
import { importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();

it.each([
  ['letters', 'a'.repeat(4_000_000)],
  ['quotes', '="="""'.repeat(600_000)],
  ['addresses', 'a@'.repeat(2_000_000)],
  ['dots', `a@${'.'.repeat(4_000_000)}x`],
])('a file with a cell of four million characters, %s, keeps nobody else waiting', async (_, cell) => {
  const { check, rowsOf } = await importer(api());
  const before = process.cpuUsage();
  const { id } = await check(`Email,First name,Last name\nok@x.test,Ann,Adler\n${cell},Ben,Berg\n`);
  const { user, system } = process.cpuUsage(before);
  expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['new', 'faulty']);
  // Of this process: what reads the file is another one.
  expect((user + system) / 1e6).toBeLessThan(1.5);
});
