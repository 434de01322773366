import { randomUUID } from 'node:crypto';
import { makeMember, makeOpportunity } from '@guildhall/db/testing';
import { EVERYONE, MEMBERS, type MatrixRow, OWNER_ONLY, OWNER_OR_ADMIN, type Fixtures } from './matrix.ts';

const ownersOpportunity = async ({ db, members }: Fixtures) => ({
  id: (await makeOpportunity(db, { postedBy: members.owner.id })).id,
});

const anotherOpportunity = async ({ db }: Fixtures) => ({
  id: (await makeOpportunity(db, { postedBy: (await makeMember(db)).id })).id,
});

const apply = (db: Fixtures['db'], opportunityId: number, userId: number) =>
  db.insertInto('opportunityApplications').values({ opportunityId, userId }).execute();

const applicationToOwner = async (fixtures: Fixtures) => {
  const { id } = await ownersOpportunity(fixtures);
  const { id: userId } = await makeMember(fixtures.db);
  await apply(fixtures.db, id, userId);
  return { id, userId };
};

const ownersSearch = ({ db, members }: Fixtures) =>
  db
    .insertInto('opportunitySearches')
    .values({ userId: members.owner.id, name: 'Remote', remote: true, frequency: 'daily' })
    .returning('id')
    .executeTakeFirstOrThrow();

export const opportunityRows: MatrixRow[] = [
  { procedure: 'opportunities.list', route: 'GET /api/opportunities/detailed', expect: MEMBERS },
  {
    procedure: 'opportunities.get',
    input: ownersOpportunity,
    expect: { ...MEMBERS, visitor: 404, deactivated: 404 },
  },
  { procedure: 'opportunities.search', input: () => ({}), expect: EVERYONE },
  { procedure: 'opportunities.facets', expect: EVERYONE },
  { procedure: 'opportunities.searches.list', expect: MEMBERS },
  { procedure: 'opportunities.searches.preview', input: () => ({ filter: {} }), expect: MEMBERS },
  {
    procedure: 'opportunities.searches.save',
    input: () => ({ name: randomUUID(), filter: { remote: true } }),
    expect: MEMBERS,
  },
  {
    procedure: 'opportunities.searches.update',
    input: async (fixtures) => ({ ...(await ownersSearch(fixtures)), name: 'Web design' }),
    expect: OWNER_ONLY,
  },
  // Deleting what is not one's own deletes nothing.
  { procedure: 'opportunities.searches.remove', input: ownersSearch, expect: MEMBERS },
  { procedure: 'opportunities.mine', input: () => ({}), expect: MEMBERS },
  { procedure: 'opportunities.saved', input: () => ({}), expect: MEMBERS },
  {
    procedure: 'opportunities.create',
    route: 'POST /api/opportunities',
    input: () => ({ title: randomUUID(), description: 'What is offered' }),
    expect: MEMBERS,
  },
  {
    procedure: 'opportunities.sendApplication',
    route: 'POST /api/opportunities/:id/apply',
    input: anotherOpportunity,
    expect: MEMBERS,
  },
  {
    procedure: 'opportunities.save',
    route: 'PUT /api/opportunities/:id/save',
    input: async (fixtures) => ({ ...(await ownersOpportunity(fixtures)), saved: true }),
    expect: MEMBERS,
  },
  {
    procedure: 'opportunities.update',
    input: async (fixtures) => ({
      ...(await ownersOpportunity(fixtures)),
      title: randomUUID(),
      description: 'What is offered now',
    }),
    expect: { ...OWNER_OR_ADMIN, admin: 403 },
  },
  { procedure: 'opportunities.applications.mine', input: () => ({}), expect: MEMBERS },
  { procedure: 'opportunities.applications.list', input: ownersOpportunity, expect: OWNER_ONLY },
  {
    procedure: 'opportunities.applications.answer',
    input: async (fixtures) => ({ ...(await applicationToOwner(fixtures)), status: 'declined' }),
    expect: OWNER_ONLY,
  },
  {
    procedure: 'opportunities.applications.reopen',
    input: applicationToOwner,
    expect: OWNER_ONLY,
  },
  {
    procedure: 'opportunities.applications.withdraw',
    input: async ({ db, members }) => {
      const { id } = await makeOpportunity(db, { postedBy: (await makeMember(db)).id });
      await apply(db, id, members.owner.id);
      return { id };
    },
    expect: OWNER_ONLY,
  },
  {
    procedure: 'opportunities.close',
    route: 'POST /api/opportunities/:id/close',
    input: ownersOpportunity,
    permissions: ['moderation'],
    expect: OWNER_OR_ADMIN,
  },
];
