import { ADMINS, type Fixtures, type MatrixRow } from './matrix.ts';

/** One for each procedure that needs one: there are five at most. */
async function providerId({ db }: Fixtures, key: string, place: number): Promise<number> {
  const row = {
    key,
    place,
    name: key,
    issuer: `https://${key}.test`,
    clientId: 'guildhall',
    secretSealed: 'x'.repeat(40),
  };
  // All actors ask at once, and share it.
  await db
    .insertInto('oidcProviders')
    .values(row)
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  const stored = await db.selectFrom('oidcProviders').select('id').where('key', '=', key).executeTakeFirst();
  return stored?.id ?? 1;
}

/** Inside the network of the server, where no provider is looked for. */
const ISSUER = 'https://id.internal';

export const providerRows: MatrixRow[] = [
  { procedure: 'admin.providers.list', route: 'GET /api/admin/providers', expect: ADMINS },
  {
    procedure: 'admin.providers.test',
    route: 'POST /api/admin/providers/test',
    input: () => ({ issuer: ISSUER }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.providers.add',
    route: 'POST /api/admin/providers',
    input: () => ({ key: 'inside', name: 'Inside', issuer: ISSUER, clientId: 'a', clientSecret: 'b' }),
    expect: { ...ADMINS, admin: 400 },
  },
  {
    procedure: 'admin.providers.update',
    route: 'PATCH /api/admin/providers/:id',
    input: async (fixtures) => ({ id: await providerId(fixtures, 'changed', 1), name: 'Chamber login' }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.providers.remove',
    route: 'DELETE /api/admin/providers/:id',
    input: async (fixtures) => ({ id: await providerId(fixtures, 'removed', 2) }),
    expect: ADMINS,
  },
];
