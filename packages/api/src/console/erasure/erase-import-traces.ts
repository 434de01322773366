import { z } from 'zod';
import { decodeAs } from '../../ground/values/encodings.ts';
import { TEXT_ENCODINGS, type TextEncoding } from '../../ground/values/encodings.schema.ts';
import { emailsIn } from '../imports/cells/emails-in.ts';
import type { RunSql } from '../../ground/core/run-sql.ts';

/** Columns of each table as they exist: the previous snapshot or a restored schema may be of another version. */
export type Tables = Map<string, Set<string>>;

type Schema = { name: (table: string) => string; tables: Tables };

/** Rows in one query. */
const AT_ONCE = 5_000;

const Row = z.object({ import: z.int(), line: z.int(), cells: z.array(z.string()) });
const Upload = z.object({ import: z.int(), encoding: z.enum(TEXT_ENCODINGS).nullable() });
const Top = z.object({ id: z.int(), top: z.array(z.object({ cells: z.array(z.string()) })) });

/**
 * Erases what files of imports say about members, who are found however their address is written there: by what the
 * importer itself makes of a cell. A row goes, and so do the file and its first rows where any row was theirs. A
 * workbook that waits goes in any case: its other sheets were never read. It can be uploaded again.
 */
export async function eraseImportTraces(run: RunSql, schema: Schema, ids: number[]): Promise<void> {
  const { name, tables } = schema;
  if (!tables.has('member_import_rows')) return;
  const members = await run(`select email from ${name('users')} where id = any($1::int[])`, [ids]);
  const emails = new Set(members.map((member) => z.object({ email: z.string() }).parse(member).email));
  const isTheirs = (text: string) => emailsIn(text).some((email) => emails.has(email));
  const imports = await listKnownImports(run, schema, ids, [...emails]);
  await run(`delete from ${name('member_import_rows')} where email = any($1::text[])`, [[...emails]]);
  for (const id of await eraseRows(run, schema, isTheirs)) imports.add(id);
  if (tables.has('member_import_files')) await eraseFiles(run, schema, { imports, isTheirs });
  if (tables.get('member_imports')?.has('reading')) await eraseTops(run, schema, { imports, isTheirs });
}

async function listKnownImports(run: RunSql, { name }: Schema, ids: number[], emails: string[]) {
  const rows = await run(
    `select distinct import_id as import from ${name('member_import_rows')}
     where user_id = any($1::int[]) or email = any($2::text[])`,
    [ids, emails],
  );
  return new Set(rows.map((row) => z.object({ import: z.int() }).parse(row).import));
}

/** Rows that were not checked yet, or repeat others, say by their cells alone whom they are about. */
async function eraseRows(run: RunSql, { name }: Schema, isTheirs: (text: string) => boolean) {
  const imports = new Set<number>();
  let after = [0, 0];
  for (;;) {
    const rows = await run(
      `select import_id as import, line, cells
       from ${name('member_import_rows')} where (import_id, line) > ($1::int, $2::int)
       order by import_id, line limit ${AT_ONCE}`,
      after,
    );
    const found = rows.map((row) => Row.parse(row));
    const theirs = found.filter(({ cells }) => cells.some(isTheirs));
    for (const row of theirs) imports.add(row.import);
    await run(
      `delete from ${name('member_import_rows')}
       where (import_id, line) in (select * from unnest($1::int[], $2::int[]))`,
      [theirs.map((row) => row.import), theirs.map(({ line }) => line)],
    );
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return imports;
    after = [last.import, last.line];
  }
}

type Found = { imports: Set<number>; isTheirs: (text: string) => boolean };

async function eraseFiles(run: RunSql, { name }: Schema, { imports, isTheirs }: Found): Promise<void> {
  const uploads = await run(
    `select file.import_id as import, import.reading ->> 'encoding' as encoding
     from ${name('member_import_files')} as file join ${name('member_imports')} as import on import.id = file.import_id`,
    [],
  );
  for (const upload of uploads) {
    const { import: id, encoding } = Upload.parse(upload);
    if (imports.has(id) || encoding === null || (await isInText(run, name, { id, encoding }, isTheirs)))
      await run(`delete from ${name('member_import_files')} where import_id = $1`, [id]);
  }
}

/** Also titles and remarks of a text file, which are no rows. */
async function isInText(
  run: RunSql,
  name: Schema['name'],
  { id, encoding }: { id: number; encoding: TextEncoding },
  isTheirs: (text: string) => boolean,
): Promise<boolean> {
  const [file] = await run(`select bytes from ${name('member_import_files')} where import_id = $1`, [id]);
  const { bytes } = z.object({ bytes: z.instanceof(Uint8Array) }).parse(file);
  return decodeAs(bytes, encoding)
    .split(/[\r\n\t"]+/)
    .some(isTheirs);
}

/** The first rows are shown to choose the one with the column names. */
async function eraseTops(run: RunSql, { name }: Schema, { imports, isTheirs }: Found): Promise<void> {
  const rows = await run(
    `select id, reading -> 'top' as top from ${name('member_imports')} where reading ? 'top'`,
    [],
  );
  const theirs = rows
    .map((row) => Top.parse(row))
    .filter(({ id, top }) => imports.has(id) || top.some(({ cells }) => cells.some(isTheirs)));
  await run(`update ${name('member_imports')} set reading = reading - 'top' where id = any($1::int[])`, [
    theirs.map(({ id }) => id),
  ]);
}
