import { MEMBERS, type MatrixRow, OWNER_OR_ADMIN, type Fixtures } from './matrix.ts';

const widget = ({ db, members }: Fixtures) =>
  db
    .insertInto('widgets')
    .values({ ownerId: members.owner.id, title: 'A widget' })
    .returning('id')
    .executeTakeFirstOrThrow();

export const widgetsRows: MatrixRow[] = [
  { procedure: 'widgets.list', route: 'GET /api/widgets', input: () => ({ limit: 5 }), expect: MEMBERS },
  { procedure: 'widgets.get', route: 'GET /api/widgets/:id', input: widget, expect: MEMBERS },
  {
    procedure: 'widgets.create',
    route: 'POST /api/widgets',
    input: () => ({ title: 'Another' }),
    expect: MEMBERS,
  },
  {
    procedure: 'widgets.update',
    route: 'PATCH /api/widgets/:id',
    input: async (fixtures) => ({ ...(await widget(fixtures)), title: 'Changed' }),
    expect: { ...OWNER_OR_ADMIN, admin: 403 },
  },
  {
    procedure: 'widgets.delete',
    route: 'DELETE /api/widgets/:id',
    input: widget,
    expect: OWNER_OR_ADMIN,
  },
];
