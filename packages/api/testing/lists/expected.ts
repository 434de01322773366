import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ImportKind } from '../../src/console/imports/imports.schema.ts';

/** A value, or several of which each is right. */
const Wanted = z.union([z.string().nullable(), z.object({ anyOf: z.array(z.string().nullable()) })]);
const Entry = z.record(z.string(), Wanted);

/** What a careful secretary expects of a row: who is stored, that it is refused, or of which row it is a double. */
const Outcome = z.union([
  z.object({ want: Entry }),
  z.object({ reject: z.string() }),
  z.object({ doubleOf: z.int() }),
]);
export type Outcome = z.infer<typeof Outcome>;

const Row = z
  .object({ row: z.int() })
  .and(z.union([z.object({ anyOf: z.array(Outcome) }), Outcome]))
  .transform((row) => ({ line: row.row, outcomes: 'anyOf' in row ? row.anyOf : [row] }));

const List = z.object({
  list: z.string(),
  kind: ImportKind,
  country: z.string(),
  /** Where a file names no columns. */
  columns: z.array(z.string()).optional(),
});
export type ExpectedList = z.infer<typeof List> & { rows: z.infer<typeof Row>[] };

const folder = new URL('./', import.meta.url);

/** The lists of this folder, each line of `expected.jsonl` being a list or the next of its rows. */
export function expectedLists(): ExpectedList[] {
  const lists: ExpectedList[] = [];
  for (const line of readFileSync(new URL('expected.jsonl', folder), 'utf8').trim().split('\n')) {
    const parsed: unknown = JSON.parse(line);
    const list = List.safeParse(parsed);
    if (list.success) lists.push({ ...list.data, rows: [] });
    else lists.at(-1)?.rows.push(Row.parse(parsed));
  }
  return lists;
}

export const bytesOf = ({ list }: ExpectedList): Buffer => readFileSync(new URL(list, folder));
