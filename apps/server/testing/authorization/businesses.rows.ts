import { makeBusiness, makeEmployee, makeMember, makeReview } from '@guildhall/db/testing';
import {
  ADMINS,
  EVERYONE,
  MEMBERS,
  type MatrixRow,
  OWNER_ONLY,
  OWNER_OR_ADMIN,
  type Fixtures,
} from './matrix.ts';

const ownersBusiness = ({ db, members }: Fixtures, more: object = {}) =>
  makeBusiness(db, { ownerId: members.owner.id, ...more });
const idOf = async (fixtures: Fixtures, more: object = {}) => ({
  id: (await ownersBusiness(fixtures, more)).id,
});
const businessIdOf = async (fixtures: Fixtures) => ({ businessId: (await ownersBusiness(fixtures)).id });
const reviewOf = async (fixtures: Fixtures) => ({
  id: (await makeReview(fixtures.db, await businessIdOf(fixtures))).id,
});

const form = {
  name: 'Corner Shop',
  description: 'A shop at the corner.',
  industry: 'Retail',
  category: 'Other',
};

/** Everyone signed in but the owner. */
const NOT_OWNER = { ...MEMBERS, owner: 403 as const };

export const businessRows: MatrixRow[] = [
  {
    procedure: 'businesses.list',
    route: 'GET /api/businesses',
    input: () => ({ limit: 5 }),
    expect: EVERYONE,
  },
  {
    procedure: 'businesses.facets',
    route: 'GET /api/businesses/facets',
    input: () => ({ search: 'shop' }),
    expect: EVERYONE,
  },
  { procedure: 'businesses.map', input: () => ({ openNow: true }), expect: EVERYONE },
  {
    procedure: 'businesses.get',
    route: 'GET /api/businesses/slug/:slug',
    input: async (fixtures) => ({ slug: (await ownersBusiness(fixtures, { isActive: false })).slug }),
    permissions: ['directory', 'moderation'],
    expect: { visitor: 404, member: 404, owner: 'ok', other: 404, deactivated: 404, admin: 'ok' },
  },
  { procedure: 'businesses.own.get', expect: MEMBERS },
  {
    procedure: 'businesses.own.setListed',
    input: async (fixtures) => ({ ...(await idOf(fixtures)), isListed: false }),
    expect: { ...OWNER_OR_ADMIN, admin: 403 },
  },
  { procedure: 'businesses.mine', route: 'GET /api/user/businesses', expect: MEMBERS },
  {
    procedure: 'businesses.create',
    route: 'POST /api/businesses',
    input: async ({ db, members }, actor) => {
      // The owner has more than a member may list by now; hidden ones would count too.
      if (actor === 'owner')
        await db
          .updateTable('businesses')
          .set({ deletedAt: new Date() })
          .where('ownerId', '=', members.owner.id)
          .execute();
      return form;
    },
    expect: MEMBERS,
  },
  {
    procedure: 'businesses.update',
    route: 'PATCH /api/businesses/:id',
    input: async (fixtures) => ({ ...(await idOf(fixtures)), city: 'Porto' }),
    permissions: ['directory'],
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'businesses.contact',
    route: 'POST /api/businesses/:id/contact',
    input: async (fixtures) => ({ ...(await idOf(fixtures)), content: 'Hello' }),
    expect: NOT_OWNER,
  },
  {
    procedure: 'businesses.contactState',
    input: (fixtures) => idOf(fixtures),
    expect: NOT_OWNER,
  },
  {
    procedure: 'businesses.activity.get',
    route: 'GET /api/businesses/:id/activity',
    input: (fixtures) => idOf(fixtures),
    expect: { ...MEMBERS, member: 403, other: 403, admin: 403 },
  },
  {
    procedure: 'businesses.activity.record',
    route: 'POST /api/businesses/:id/actions',
    input: async (fixtures) => ({ ...(await idOf(fixtures)), action: 'call' }),
    expect: EVERYONE,
  },
  {
    procedure: 'businesses.favourites.set',
    route: 'PUT /api/businesses/:id/favourite',
    input: async (fixtures) => ({ ...(await idOf(fixtures)), saved: true }),
    expect: MEMBERS,
  },
  {
    procedure: 'businesses.favourites.list',
    route: 'GET /api/saved/businesses',
    input: () => ({ limit: 5 }),
    expect: MEMBERS,
  },
];

export const businessPeopleRows: MatrixRow[] = [
  {
    procedure: 'businesses.reviews.list',
    route: 'GET /api/businesses/:businessId/reviews',
    input: businessIdOf,
    expect: EVERYONE,
  },
  {
    procedure: 'businesses.reviews.mine',
    route: 'GET /api/businesses/:businessId/reviews/mine',
    input: businessIdOf,
    expect: MEMBERS,
  },
  {
    procedure: 'businesses.reviews.write',
    route: 'POST /api/businesses/:businessId/reviews',
    input: async (fixtures) => ({ ...(await businessIdOf(fixtures)), rating: 4 }),
    expect: NOT_OWNER,
  },
  {
    procedure: 'businesses.reviews.reply',
    route: 'PUT /api/reviews/:id/reply',
    input: async (fixtures) => ({ ...(await reviewOf(fixtures)), reply: 'Thank you' }),
    permissions: ['directory'],
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'businesses.reviews.report',
    route: 'POST /api/reviews/:id/report',
    input: reviewOf,
    expect: MEMBERS,
  },
  {
    procedure: 'businesses.reviews.moderate',
    route: 'PATCH /api/admin/reviews/:id/status',
    input: async (fixtures) => ({ ...(await reviewOf(fixtures)), isApproved: false }),
    expect: ADMINS,
  },
  {
    procedure: 'businesses.team.list',
    route: 'GET /api/businesses/:businessId/employees',
    input: businessIdOf,
    expect: EVERYONE,
  },
  {
    procedure: 'businesses.team.manage',
    route: 'GET /api/businesses/:businessId/team',
    input: businessIdOf,
    permissions: ['directory'],
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'businesses.team.invite',
    route: 'POST /api/businesses/:businessId/employees',
    input: async (fixtures) => ({
      ...(await businessIdOf(fixtures)),
      username: String((await makeMember(fixtures.db)).id),
    }),
    permissions: ['directory'],
    expect: OWNER_OR_ADMIN,
  },
  { procedure: 'businesses.team.invitations', route: 'GET /api/user/invitations', expect: MEMBERS },
  {
    procedure: 'businesses.team.answer',
    route: 'PUT /api/user/invitations/:id',
    input: async ({ db, members }) => ({
      id: (await makeEmployee(db, { userId: members.owner.id, status: 'invited' })).id,
      accept: true,
    }),
    permissions: ['directory'],
    expect: { ...OWNER_ONLY, admin: 403 },
  },
  {
    procedure: 'businesses.team.remove',
    route: 'DELETE /api/employees/:id',
    input: async (fixtures) => ({ id: (await makeEmployee(fixtures.db, await businessIdOf(fixtures))).id }),
    permissions: ['directory'],
    expect: OWNER_OR_ADMIN,
  },
];

export const businessAdminRows: MatrixRow[] = [
  {
    procedure: 'businesses.admin.create',
    route: 'POST /api/admin/businesses',
    input: ({ members }) => ({ ...form, ownerId: members.owner.id }),
    expect: ADMINS,
  },
  {
    procedure: 'businesses.admin.update',
    route: 'PATCH /api/admin/businesses/:id',
    input: async (fixtures) => ({ ...(await idOf(fixtures)), isFeatured: true }),
    expect: ADMINS,
  },
  {
    procedure: 'businesses.admin.setStatus',
    route: 'PATCH /api/admin/businesses/:id/status',
    input: async (fixtures) => ({ ...(await idOf(fixtures)), isVerified: true }),
    expect: ADMINS,
  },
  {
    procedure: 'businesses.admin.delete',
    route: 'DELETE /api/admin/businesses/:id',
    input: (fixtures) => idOf(fixtures),
    expect: ADMINS,
  },
  {
    procedure: 'businesses.admin.restore',
    route: 'POST /api/admin/businesses/:id/restore',
    input: (fixtures) => idOf(fixtures, { deletedAt: new Date() }),
    expect: ADMINS,
  },
];
