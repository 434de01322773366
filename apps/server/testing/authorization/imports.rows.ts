import { ADMINS, type Fixtures, type MatrixRow } from './matrix.ts';

const anImport =
  (status: 'mapping' | 'checked' | 'done') =>
  async ({ db }: Fixtures) =>
    db
      .insertInto('memberImports')
      .values({ fileName: 'members.csv', columns: ['Email', 'Name'], mapping: '{}', status })
      .returning('id')
      .executeTakeFirstOrThrow();

export const importRows: MatrixRow[] = [
  { procedure: 'admin.imports.list', expect: ADMINS },
  { procedure: 'admin.imports.get', input: anImport('mapping'), expect: ADMINS },
  { procedure: 'admin.imports.rows', input: anImport('mapping'), expect: ADMINS },
  {
    procedure: 'admin.imports.check',
    input: async (fixtures) => ({
      ...(await anImport('mapping')(fixtures)),
      mapping: { email: 0, fullName: 1 },
    }),
    expect: ADMINS,
  },
  { procedure: 'admin.imports.run', input: anImport('checked'), expect: ADMINS },
  { procedure: 'admin.imports.invite', input: anImport('done'), expect: ADMINS },
  { procedure: 'admin.imports.undo', input: anImport('done'), expect: ADMINS },
];
