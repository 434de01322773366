import { utils, write } from '@e965/xlsx';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
const HEADER = 'Email,First name,Last name,Company';

describe('a file that waits', () => {
  const NAMES = [
    ['in Unicode', 'ulla@müller-zq.test', 'ulla@xn--mller-zq-65a.test'],
    ['with a soft hyphen', 'bob\u00ad@plain-zq.test', 'bob@plain-zq.test'],
    ['as the second of two', 'office@zq.test; eve@plain-zq.test', 'eve@plain-zq.test'],
    ['without the sign', 'tom (at) plain-zq.test', 'tom@plain-zq.test'],
    ['in capitals with a final dot', 'MAX@plain-zq.test.', 'max@plain-zq.test'],
  ] as const;

  it.each(NAMES)(
    'says nothing more of a member who leaves, whose address it writes %s',
    async (_, written, email) => {
      const { db, as } = api();
      const { upload, check } = await importer(api());
      const member = await makeMember(db, { email });
      const file = `${HEADER}\n${written},Qzfirst,Qzlast,Qznote\nother@zq.test,Zoe,Other,`;
      const ids = [(await upload(file)).id, (await check(file)).id];
      await (await as(member)).account.delete({ password: TEST_PASSWORD });
      const rows = await db
        .selectFrom('memberImportRows')
        .select('cells')
        .where('importId', 'in', ids)
        .execute();
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows)).not.toMatch(/qz(first|last|note)/i);
      const files = await db
        .selectFrom('memberImportFiles')
        .select('importId')
        .where('importId', 'in', ids)
        .execute();
      expect(files).toEqual([]);
      const imports = await db.selectFrom('memberImports').select('reading').where('id', 'in', ids).execute();
      expect(imports).toHaveLength(2);
      expect(JSON.stringify(imports)).not.toMatch(/qz(first|last|note)/i);
    },
  );

  it('is gone when only a line above its list names the member, or when it is a workbook with other sheets', async () => {
    const { db, as } = api();
    const { upload } = await importer(api());
    const member = await makeMember(db, { email: 'uli@xn--mller-zq-65a.test' });
    const list = `${HEADER}\nother@zq.test,Zoe,Other,\nanother@zq.test,Zoe,Other,`;
    const named = await upload(`Exported by ULI@müller-zq.test\n\n${list}`);
    const unnamed = await upload(list);
    const book = utils.book_new();
    for (const name of ['Members', 'Former'])
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet(list.split('\n').map((line) => line.split(','))),
        name,
      );
    const workbook = await upload(write(book, { type: 'buffer', bookType: 'xlsx' }));
    await (await as(member)).account.delete({ password: TEST_PASSWORD });
    const ids = [named.id, unnamed.id, workbook.id];
    const files = await db
      .selectFrom('memberImportFiles')
      .select('importId')
      .where('importId', 'in', ids)
      .execute();
    expect(files).toEqual([{ importId: unnamed.id }]);
    const { reading } = await db
      .selectFrom('memberImports')
      .select('reading')
      .where('id', '=', named.id)
      .executeTakeFirstOrThrow();
    expect(reading).not.toHaveProperty('top');
  });
});
