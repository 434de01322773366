import { randomUUID } from 'node:crypto';
import { ADMINS, type Fixtures, type MatrixRow } from './matrix.ts';

async function industryId({ db }: Fixtures): Promise<number> {
  const name = `Industry ${randomUUID()}`;
  const { id } = await db
    .insertInto('industries')
    .values({ name, place: 50 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const industryRows: MatrixRow[] = [
  { procedure: 'admin.industries.list', route: 'GET /api/admin/industries', expect: ADMINS },
  {
    procedure: 'admin.industries.add',
    route: 'POST /api/admin/industries',
    input: () => ({ name: `Industry ${randomUUID()}` }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.industries.update',
    route: 'PATCH /api/admin/industries/:id',
    input: async (fixtures) => ({ id: await industryId(fixtures), isRetired: true }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.industries.merge',
    route: 'POST /api/admin/industries/:id/merge',
    input: async (fixtures) => ({ id: await industryId(fixtures), intoId: await industryId(fixtures) }),
    expect: ADMINS,
  },
];
