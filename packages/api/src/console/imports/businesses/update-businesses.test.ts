import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { importer } from '../../../../testing/imports.ts';
import { testApi } from '../../../../testing/index.ts';
import { continueImports } from '../continue-imports.commands.ts';
import { ImportOptions } from '../imports.schema.ts';

const api = testApi();
const HEADER = "Company,Branche,City,ZIP,Phone,Website,Owner's email,Services";

/** An administrator whose files change businesses that are known. */
async function updater(options: Partial<ImportOptions> = {}) {
  const own = await importer(api(), 'businesses');
  const check = async (...rows: string[]) => {
    const { id, mapping } = await own.upload([HEADER, ...rows].join('\n'));
    await own.imports.check({
      id,
      mapping,
      options: ImportOptions.parse({ existing: 'update', ...options }),
    });
    await continueImports(api().db);
    return own.imports.get({ id });
  };
  const changesOf = async (id: number) =>
    (await own.imports.rows({ id, limit: 10 })).items.map(({ changes }) => changes);
  return { ...own, check, changesOf };
}

/** A business in the directory; of an owner who has joined, unless it is listed by `ownerId`. */
async function listed(name: string, fields: Record<string, unknown> = {}) {
  const { db } = api();
  const ownerId = fields['ownerId'] ?? (await makeMember(db, {})).id;
  const { id } = await db
    .insertInto('businesses')
    .values({
      name,
      slug: name.toLowerCase().replaceAll(/\W+/g, '-'),
      city: 'Köln',
      ...fields,
      ownerId: Number(ownerId),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return () => db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('the list of businesses again', () => {
  it('shows field by field what it changes, changes it, and gives it back', async () => {
    const { admin, check, run, undo, changesOf, rowsOf } = await updater();
    const stored = await listed('Again Mill', {
      ownerId: admin.id,
      phone: '0221 1',
      industry: 'Mill',
      category: 'Mill',
      services: ['Flour'],
    });
    const { version } = await stored();
    const { id, outcomes } = await check(
      'AGAIN MILL,Mill,Koeln,50667,0221 2,,,Flour;Bran',
      'New Mill,Mill,Köln,50668,0221 3,,,',
    );
    expect(outcomes).toMatchObject({ change: 1, new: 1, duplicate: 0 });
    expect((await changesOf(id))[0]).toEqual([
      { field: 'phone', before: '0221 1', after: '0221 2' },
      { field: 'city', before: 'Köln', after: 'Koeln' },
      { field: 'zipCode', before: null, after: '50667' },
      { field: 'services', before: 'Flour', after: 'Flour, Bran' },
    ]);
    expect((await run(id)).outcomes).toMatchObject({ changed: 1, created: 1 });
    expect(await stored()).toMatchObject({
      name: 'Again Mill',
      phone: '0221 2',
      zipCode: '50667',
      services: ['Flour', 'Bran'],
      version: version + 1,
    });
    expect((await undo(id)).outcomes).toMatchObject({ restored: 1, removed: 1 });
    expect(await stored()).toMatchObject({
      phone: '0221 1',
      zipCode: null,
      city: 'Köln',
      services: ['Flour'],
    });
    expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['restored', 'removed']);
  });

  it('leaves what owners wrote themselves, unless it is told to replace it, and leaves the owner', async () => {
    const stored = await listed('Owned Press', { phone: '0221 4' });
    const other = await makeMember(api().db, { email: 'other@press.test' });
    const row = `Owned Press,Print,Köln,50667,0221 5,,${other.email},`;
    const careful = await updater();
    const first = await careful.check(row);
    expect((await careful.changesOf(first.id))[0]?.map(({ field, stays }) => [field, stays])).toEqual([
      ['industry', undefined],
      ['category', undefined],
      ['phone', 'unknown'],
      ['zipCode', undefined],
    ]);
    expect((await careful.imports.rows({ id: first.id, limit: 1 })).items[0]?.notes).toEqual([
      expect.stringContaining('another member, who stays its owner'),
    ]);
    const { ownerId } = await stored();
    const bold = await updater({ replacesOwn: true });
    await bold.run((await bold.check(row)).id);
    expect(await stored()).toMatchObject({ phone: '0221 5', ownerId });
  });

  it('says when nothing changes, and clears what is blank only when that is asked for', async () => {
    const { admin, check, rowsOf } = await updater();
    await listed('Same Law', { ownerId: admin.id, phone: '0221 6' });
    const { id } = await check('Same Law,,Köln,,0221 6,,,');
    expect(await rowsOf(id)).toEqual([{ line: 2, outcome: 'unchanged', reason: null }]);
    const clearing = await updater({ clearsBlank: true, replacesOwn: true });
    const cleared = await clearing.check('Same Law,,Köln,,,,,');
    expect(await clearing.changesOf(cleared.id)).toEqual([
      [{ field: 'phone', before: '0221 6', after: null }],
    ]);
  });

  it('keeps what somebody has changed since, when it is undone', async () => {
    const { admin, check, run, undo, rowsOf } = await updater();
    const stored = await listed('Since Boats', { ownerId: admin.id, phone: '0221 7' });
    const { id } = await check('Since Boats,,Köln,,0221 8,,,');
    await run(id);
    await api()
      .db.updateTable('businesses')
      .set({ phone: '0221 9' })
      .where('id', '=', (await stored()).id)
      .execute();
    expect((await undo(id)).outcomes).toMatchObject({ kept: 1, restored: 0 });
    expect((await rowsOf(id))[0]?.reason).toBe('Changed since the import');
    expect((await stored()).phone).toBe('0221 9');
  });

  it('changes a business once, and lets each row be decided', async () => {
    const { admin, imports, upload } = await updater();
    await listed('Twice Cafe', { ownerId: admin.id, phone: null });
    const { id, mapping } = await upload(
      [HEADER, 'Twice Café,,Köln,,0221 10,,,', 'Twice Cafe,,Koeln,,0221 11,,,'].join('\n'),
    );
    await imports.check({ id, mapping });
    await continueImports(api().db);
    const { items } = await imports.rows({ id, limit: 10 });
    expect(items.map(({ choices }) => choices)).toEqual([
      ['skip', 'update', 'import'],
      ['skip', 'update', 'import'],
    ]);
    await imports.decide({ id, line: 2, decision: 'update' });
    const decided = await imports.decide({ id, line: 3, decision: 'update' });
    expect(decided.outcomes).toMatchObject({ change: 1, duplicate: 1 });
  });
});
