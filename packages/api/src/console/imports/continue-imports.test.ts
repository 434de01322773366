import { describe, expect, it } from 'vitest';
import { importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';
import { continueImports } from './continue-imports.commands.ts';

const api = testApi();
const HEADER = 'Email,First name,Last name,Company';

describe('an import', () => {
  it('that cannot be continued keeps no other import waiting', async () => {
    const { db } = api();
    const { upload, imports } = await importer(api());
    const damaged = await upload('Damaged mail,Damaged name\na@damaged.test,Ann Adler\n');
    await imports.check({ id: damaged.id, mapping: { email: 0, fullName: 1 } });
    await db
      .updateTable('memberImports')
      .set({ mapping: JSON.stringify({ email: 'first' }) })
      .where('id', '=', damaged.id)
      .execute();
    const { id, mapping } = await upload(`${HEADER}\nnext@mail.test,Nora,Next,`);
    await imports.check({ id, mapping });
    try {
      await expect(continueImports(db)).rejects.toThrow(AggregateError);
      expect((await imports.get({ id })).status).toBe('checked');
    } finally {
      await db.deleteFrom('memberImports').where('id', '=', damaged.id).execute();
    }
  });

  it('stores names that grow when they are folded', async () => {
    const { check } = await importer(api());
    const grown = '\u{fdfa}'.repeat(90);
    const { outcomes } = await check(`${HEADER}\ngrown@mail.test,${grown},${grown},${grown}`);
    expect(outcomes.new).toBe(1);
  });

  it.each(['', 'x'])('stores faults that are cut within emoji, after %j', async (start) => {
    const { check } = await importer(api());
    const columns = [1, 2, 3, 4, 5].map((column) => `${'😀'.repeat(50)}${column}`);
    const long = 'y'.repeat(130);
    const { outcomes } = await check(`${start}${columns.join(',')}\nwrong,,,${long},${long}\n`, {
      email: 0,
      firstName: 1,
      lastName: 2,
      company: 3,
      jobTitle: 4,
    });
    expect(outcomes.faulty).toBe(1);
  });
});
