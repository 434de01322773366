import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD, makeArticle, makeMember, makePost, makeStaff } from '@guildhall/db/testing';
import { ADMINS, EVERYONE, type MatrixRow, type Fixtures } from './matrix.ts';

const postId = async ({ db }: Fixtures, state: { deletedAt?: Date } = {}) => ({
  id: (await makePost(db, state)).id,
});
const memberId = async ({ db }: Fixtures) => ({ id: (await makeMember(db)).id });
const twoAccounts = async ({ db }: Fixtures) => ({
  id: (await makeMember(db)).id,
  mergedId: (await makeMember(db)).id,
});
const aBatch = async (fixtures: Fixtures) => {
  const { id } = await fixtures.db
    .insertInto('memberBatches')
    .values({ action: 'deactivate', status: 'done' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: userId } = await memberId(fixtures);
  await fixtures.db.insertInto('memberBatchItems').values({ batchId: id, userId, outcome: 'done' }).execute();
  return { id };
};
const articleId = async ({ db }: Fixtures) => ({ id: (await makeArticle(db)).id });

const banner = {
  title: 'Fair',
  imageUrl: '/business-images/fair.webp',
  targetUrl: 'https://fair.test/',
  pages: ['feed' as const],
};
const withUploadedPicture = async ({ db }: Fixtures) => {
  await db
    .insertInto('businessImages')
    .values({ address: banner.imageUrl })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  return banner;
};
const bannerId = async ({ db }: Fixtures) =>
  db.insertInto('banners').values(banner).returning('id').executeTakeFirstOrThrow();

const failedDelivery = async ({ db }: Fixtures) => {
  const { id } = await db
    .insertInto('outbox')
    .values({ channel: 'webhook', topic: 'order.placed', status: 'failed', finishedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ids: [id] };
};

const SPAN = { from: '2026-01-01', to: '2026-01-31' };

export const adminRows: MatrixRow[] = [
  { procedure: 'admin.stats', route: 'GET /api/admin/stats', expect: ADMINS },
  { procedure: 'admin.waiting', route: 'GET /api/admin/waiting', expect: ADMINS },
  { procedure: 'admin.activity', route: 'GET /api/admin/activity', expect: ADMINS },
  { procedure: 'admin.growth', route: 'GET /api/admin/growth', input: () => ({ days: 7 }), expect: ADMINS },
  { procedure: 'admin.suggestionOutcomes', expect: ADMINS },
  {
    procedure: 'admin.figures.get',
    route: 'GET /api/admin/figures',
    input: () => ({ preset: 'lastYear' }),
    expect: ADMINS,
  },
  { procedure: 'admin.figures.members', input: () => ({ figure: 'joined', ...SPAN }), expect: ADMINS },
  {
    procedure: 'admin.figures.introductions',
    input: () => ({ figure: 'introductionsMade', ...SPAN }),
    expect: ADMINS,
  },
  { procedure: 'admin.figures.orders', input: () => ({ figure: 'ordersPlaced', ...SPAN }), expect: ADMINS },
  {
    procedure: 'admin.confirmPassword',
    route: 'POST /api/admin/confirm-password',
    input: () => ({ password: TEST_PASSWORD }),
    changesSession: true,
    expect: ADMINS,
  },

  { procedure: 'admin.checklist.list', expect: ADMINS },
  { procedure: 'admin.checklist.dismiss', input: () => ({ item: 'services' }), expect: ADMINS },
  {
    procedure: 'admin.users.list',
    route: 'GET /api/admin/users',
    input: () => ({ limit: 5 }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.users.add',
    route: 'POST /api/admin/users',
    input: () => ({ email: `${randomUUID()}@test.test`, firstName: 'New', lastName: 'Comer' }),
    expect: ADMINS,
  },
  { procedure: 'admin.memberHistory.list', input: memberId, expect: ADMINS },
  {
    procedure: 'admin.users.get',
    route: 'GET /api/admin/users/:id',
    input: memberId,
    expect: ADMINS,
  },
  {
    procedure: 'admin.users.update',
    route: 'PATCH /api/admin/users/:id',
    input: async (fixtures) => ({ ...(await memberId(fixtures)), adminNotes: 'Pays by invoice' }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.users.resend',
    route: 'POST /api/admin/users/:id/resend',
    input: async ({ db }) => ({ id: (await makeMember(db, { emailVerifiedAt: null })).id }),
    expect: ADMINS,
  },
  { procedure: 'admin.grants.list', route: 'GET /api/admin/grants', expect: ADMINS },
  {
    procedure: 'admin.grants.give',
    route: 'POST /api/admin/grants',
    input: async ({ db }) => ({ userId: (await makeMember(db)).id, role: 'editor' }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.grants.end',
    route: 'DELETE /api/admin/grants/:userId/:role',
    input: async ({ db }) => ({ userId: (await makeStaff(db, 'editor')).id, role: 'editor' }),
    expect: ADMINS,
  },
  { procedure: 'admin.users.merge.preview', input: twoAccounts, expect: ADMINS },
  { procedure: 'admin.users.merge.run', input: twoAccounts, expect: ADMINS },
  { procedure: 'admin.users.batches.matching', input: () => ({ filter: 'expired' }), expect: ADMINS },
  { procedure: 'admin.users.batches.recent', expect: ADMINS },
  { procedure: 'admin.users.batches.get', input: aBatch, expect: ADMINS },
  { procedure: 'admin.users.checkExport', expect: ADMINS },
  { procedure: 'admin.users.listDetails', input: () => ({ limit: 5 }), expect: ADMINS },
  { procedure: 'admin.users.counts', input: () => ({ search: 'a' }), expect: ADMINS },
  { procedure: 'admin.users.batches.undo', input: aBatch, expect: ADMINS },
  {
    procedure: 'admin.users.batches.stop',
    input: async ({ db }) =>
      db
        .insertInto('memberBatches')
        .values({ action: 'resend', status: 'running' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    expect: ADMINS,
  },
  {
    procedure: 'admin.users.batches.start',
    input: async (fixtures) => ({
      members: { ids: [(await memberId(fixtures)).id] },
      action: 'deactivate',
    }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.users.setActive',
    route: 'PATCH /api/admin/users/:id/status',
    input: async ({ db }) => ({ id: (await makeMember(db)).id, isActive: false }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.users.setRole',
    route: 'PATCH /api/admin/users/:id/role',
    input: async ({ db }) => ({ id: (await makeMember(db)).id, role: 'admin' }),
    expect: ADMINS,
  },

  {
    procedure: 'admin.posts.list',
    route: 'GET /api/admin/posts',
    input: () => ({ limit: 5 }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.posts.setVisibility',
    route: 'PATCH /api/admin/posts/:id/visibility',
    input: async (fixtures) => ({ ...(await postId(fixtures)), isPublished: false }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.posts.delete',
    route: 'DELETE /api/admin/posts/:id',
    input: (fixtures) => postId(fixtures),
    expect: ADMINS,
  },
  {
    procedure: 'admin.posts.undelete',
    route: 'POST /api/admin/posts/:id/restore',
    input: (fixtures) => postId(fixtures, { deletedAt: new Date() }),
    expect: ADMINS,
  },

  {
    procedure: 'admin.articles.list',
    route: 'GET /api/admin/articles',
    input: () => ({ limit: 5 }),
    expect: ADMINS,
  },
  { procedure: 'admin.articles.get', input: articleId, expect: ADMINS },
  {
    procedure: 'admin.articles.setStatus',
    route: 'PATCH /api/admin/articles/:id/status',
    input: async (fixtures) => ({ ...(await articleId(fixtures)), isPublished: false }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.businesses.list',
    route: 'GET /api/admin/businesses',
    input: () => ({ limit: 5 }),
    expect: ADMINS,
  },

  {
    procedure: 'admin.deliveries.listFailed',
    route: 'GET /api/admin/deliveries/failed',
    expect: ADMINS,
  },
  {
    procedure: 'admin.deliveries.sendAgain',
    route: 'POST /api/admin/deliveries/send-again',
    input: (fixtures) => failedDelivery(fixtures),
    expect: ADMINS,
  },
  { procedure: 'admin.mail.status', expect: ADMINS },
  { procedure: 'admin.passkeysElsewhere', expect: ADMINS },
  { procedure: 'admin.mail.sendTest', expect: ADMINS },
  {
    procedure: 'admin.mail.test',
    input: async ({ db, members }, actor) => {
      const owner = actor === 'visitor' ? members.admin : members[actor];
      return db
        .insertInto('outbox')
        .values({ channel: 'mail', topic: 'mail.test', userId: owner.id })
        .returning('id')
        .executeTakeFirstOrThrow();
    },
    expect: ADMINS,
  },
  { procedure: 'admin.mail.invitation', expect: ADMINS },
  { procedure: 'admin.mail.updateInvitation', input: () => ({ invitationText: 'Welcome' }), expect: ADMINS },
  { procedure: 'admin.mail.previewInvitation', input: () => ({ invitationText: 'Hello' }), expect: ADMINS },
  { procedure: 'admin.mail.sendInvitationPreview', expect: ADMINS },
  { procedure: 'admin.mail.clearBounce', input: memberId, expect: ADMINS },
  { procedure: 'admin.embeddings.status', expect: ADMINS },
  // No service is set up here.
  { procedure: 'admin.embeddings.tryNow', expect: { ...ADMINS, admin: 404 } },
  { procedure: 'admin.banners.list', route: 'GET /api/admin/banners', expect: ADMINS },
  {
    procedure: 'admin.banners.create',
    route: 'POST /api/admin/banners',
    input: withUploadedPicture,
    expect: ADMINS,
  },
  {
    procedure: 'admin.banners.update',
    route: 'PUT /api/admin/banners/:id',
    input: async (fixtures) => ({ ...(await withUploadedPicture(fixtures)), ...(await bannerId(fixtures)) }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.banners.delete',
    route: 'DELETE /api/admin/banners/:id',
    input: bannerId,
    expect: ADMINS,
  },
  { procedure: 'admin.settings.get', route: 'GET /api/admin/settings', expect: ADMINS },
  {
    procedure: 'admin.settings.update',
    route: 'PATCH /api/admin/settings',
    input: () => ({ announcement: 'Welcome' }),
    expect: ADMINS,
  },
  { procedure: 'admin.community.get', route: 'GET /api/admin/community', expect: ADMINS },
  {
    procedure: 'admin.community.previewWords',
    route: 'GET /api/admin/community/own-words',
    input: () => ({ locale: 'en', terms: '{}' }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.community.update',
    route: 'PATCH /api/admin/community',
    input: () => ({ place: 'Lisbon' }),
    expect: ADMINS,
  },
  { procedure: 'admin.registration.get', route: 'GET /api/admin/registration', expect: ADMINS },
  {
    procedure: 'admin.registration.update',
    route: 'PATCH /api/admin/registration',
    input: () => ({ mode: 'open' }),
    expect: ADMINS,
  },
  { procedure: 'audit.list', route: 'GET /api/admin/audit', input: () => ({ limit: 5 }), expect: ADMINS },
  { procedure: 'audit.verify', expect: ADMINS },
  { procedure: 'site.notices', input: () => ({ page: 'feed' }), expect: EVERYONE },
];
