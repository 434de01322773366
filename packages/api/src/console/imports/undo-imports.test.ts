import { makeBusiness } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { type Importer, importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';
import { continueBatches } from '../users/batches/continue-batches.commands.ts';
import { continueImports } from './continue-imports.commands.ts';
import { purgeImports } from './imports.commands.ts';

const api = testApi();

let serial = 0;
/** A file of members whom nobody has imported yet, as many as `count`. */
function fileOf(count: number): { file: string; emails: string[] } {
  serial += 1;
  const emails = Array.from({ length: count }, (_, index) => `undo-${serial}-${index}@mail.test`);
  const lines = emails.map((email, index) => `${email},Una,Undone ${serial} ${index}`);
  return { file: ['Email,First name,Last name', ...lines].join('\n'), emails };
}
const usersWith = (emails: string[]) =>
  api().db.selectFrom('users').selectAll().where('email', 'in', emails).orderBy('id').execute();

/** Checks the rows of an import again, with its columns. */
async function again(imports: Importer['imports'], id: number) {
  const { mapping, options } = await imports.get({ id });
  await imports.check({ id, mapping, options });
  await continueImports(api().db);
  return imports.get({ id });
}

describe('undoing an import', () => {
  it('removes who has not joined, keeps the others, and lets the file be imported again', async () => {
    const { db } = api();
    const { check, run, undo, imports, rowsOf } = await importer(api());
    const { file, emails } = fileOf(3);
    const { id } = await run((await check(file)).id);
    await db
      .updateTable('users')
      .set({ hasJoined: true, isActive: true })
      .where('email', '=', emails[1] ?? '')
      .execute();

    expect((await undo(id)).outcomes).toMatchObject({ removed: 2, kept: 1, created: 0 });
    expect((await usersWith(emails)).map(({ email }) => email)).toEqual([emails[1]]);
    expect((await rowsOf(id))[1]).toEqual({ line: 3, outcome: 'kept', reason: 'Joined since the import' });
    await expect(imports.undo({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await check(file)).outcomes).toMatchObject({ new: 2, duplicate: 1 });
  });

  it('can be followed by the same import with the corrections, which can be undone in its turn', async () => {
    const { check, run, undo, imports, rowsOf } = await importer(api());
    const { file, emails } = fileOf(2);
    const { id } = await check(`${file}\nnowhere,Ula,Undone`);
    await imports.editCell({ id, line: 4, column: 0, value: 'ula@undo.test' });
    await run(id);
    await expect(again(imports, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await undo(id);
    expect(await usersWith(['ula@undo.test'])).toEqual([]);
    expect((await again(imports, id)).outcomes).toMatchObject({ new: 3, removed: 0, faulty: 0 });
    expect((await run(id)).outcomes).toMatchObject({ created: 3 });
    expect(await usersWith([...emails, 'ula@undo.test'])).toHaveLength(3);
    await undo(id);
    expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['removed', 'removed', 'removed']);
  });

  it('of businesses can be followed by the same import, too', async () => {
    const { check, run, undo, imports } = await importer(api(), 'businesses');
    const { id } = await check('Company,City\nUndone Mill,Köln\nUndone Press,Köln\n');
    await run(id);
    await undo(id);
    await again(imports, id);
    expect((await run(id)).outcomes).toMatchObject({ created: 2 });
  });

  it('keeps who was edited since, or owns a business', async () => {
    const { db, services, as } = api();
    const { admin, check, run, undo, rowsOf } = await importer(api());
    const { file, emails } = fileOf(4);
    const { id } = await run((await check(file)).id);
    const [edited, owner, renewed] = await usersWith(emails);
    if (!edited || !owner || !renewed) throw new Error('Members were expected.');
    const { users } = (await as(admin)).admin;
    await users.update({ id: edited.id, phoneNumber: '+351 22 555' });
    await users.batches.start({
      members: { ids: [renewed.id] },
      action: 'setExpiry',
      expiresOn: '2027-12-31',
    });
    await continueBatches({ ...services, db });
    await makeBusiness(db, { ownerId: owner.id });

    expect((await undo(id)).outcomes).toMatchObject({ removed: 1, kept: 3 });
    expect((await rowsOf(id)).map(({ reason }) => reason)).toEqual([
      'Edited since the import',
      'Owns a business',
      'Edited since the import',
      null,
    ]);
  });

  it('is possible for 30 days; then the rows of the file are deleted and the members stay', async () => {
    const { db } = api();
    const { check, run, imports } = await importer(api());
    const { file, emails } = fileOf(1);
    const { id } = await run((await check(file)).id);
    await purgeImports(db);
    expect((await imports.get({ id })).isUndoable).toBe(true);
    await db
      .updateTable('memberImports')
      .set({ createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000) })
      .where('id', '=', id)
      .execute();
    await purgeImports(db);
    await expect(imports.undo({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await usersWith(emails)).toHaveLength(1);
  });
});
