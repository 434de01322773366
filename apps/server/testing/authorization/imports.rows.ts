import { ADMINS, type Fixtures, type MatrixRow } from './matrix.ts';

const anImport =
  (status: 'mapping' | 'checked' | 'done') =>
  async ({ db }: Fixtures) =>
    db
      .insertInto('memberImports')
      .values({ fileName: 'members.csv', columns: ['Email', 'Name'], mapping: '{}', status })
      .returning('id')
      .executeTakeFirstOrThrow();

const aRow = async (fixtures: Fixtures) => {
  const { id } = await anImport('checked')(fixtures);
  const row = { importId: id, line: 2, cells: ['b@mail.test', 'Ben Brandt'], outcome: 'new' as const };
  await fixtures.db.insertInto('memberImportRows').values(row).execute();
  return { id, line: 2 };
};

export const importRows: MatrixRow[] = [
  { procedure: 'admin.imports.list', expect: ADMINS },
  { procedure: 'admin.imports.get', input: anImport('mapping'), expect: ADMINS },
  { procedure: 'admin.imports.rows', input: anImport('mapping'), expect: ADMINS },
  {
    procedure: 'admin.imports.read',
    input: async (fixtures) => {
      const { id: importId } = await anImport('mapping')(fixtures);
      const bytes = Buffer.from('Email,Name\na@mail.test,Ann Adler\n');
      await fixtures.db.insertInto('memberImportFiles').values({ importId, bytes }).execute();
      return { id: importId, headerRow: 1 };
    },
    expect: ADMINS,
  },
  {
    procedure: 'admin.imports.check',
    input: async (fixtures) => ({
      ...(await anImport('mapping')(fixtures)),
      mapping: { email: 0, fullName: 1 },
    }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.imports.editCell',
    input: async (fixtures) => ({ ...(await aRow(fixtures)), column: 0, value: 'a@mail.test' }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.imports.decide',
    input: async (fixtures) => ({ ...(await aRow(fixtures)), decision: 'skip' as const }),
    expect: ADMINS,
  },
  { procedure: 'admin.imports.delete', input: anImport('mapping'), expect: ADMINS },
  { procedure: 'admin.imports.run', input: anImport('checked'), expect: ADMINS },
  { procedure: 'admin.imports.invite', input: anImport('done'), expect: ADMINS },
  { procedure: 'admin.imports.undo', input: anImport('done'), expect: ADMINS },
];
