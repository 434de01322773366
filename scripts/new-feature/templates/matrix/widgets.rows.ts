import { MEMBERS, type MatrixRow, OWNER_OR_ADMIN, type World } from './matrix.ts';

const widget = ({ db, members }: World) =>
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
    input: async (world) => ({ ...(await widget(world)), title: 'Changed' }),
    expect: { ...OWNER_OR_ADMIN, admin: 403 },
  },
  {
    procedure: 'widgets.delete',
    route: 'DELETE /api/widgets/:id',
    input: widget,
    expect: OWNER_OR_ADMIN,
  },
];
