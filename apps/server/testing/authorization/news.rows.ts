import { randomUUID } from 'node:crypto';
import { makeArticle, makeMember } from '@guildhall/db/testing';
import { ADMINS, EVERYONE, type Fixtures, MEMBERS, type MatrixRow, OWNER_OR_ADMIN } from './matrix.ts';

const anArticle = async ({ db }: Fixtures) => ({ id: (await makeArticle(db)).id });
const itsSlug = async ({ db }: Fixtures) => ({ slug: (await makeArticle(db)).slug });

const commentBy = async ({ db }: Fixtures, userId: number) =>
  db
    .insertInto('postComments')
    .values({ userId, articleId: (await makeArticle(db, { comments: 1 })).id, content: 'A comment' })
    .returning('id')
    .executeTakeFirstOrThrow();

const ownArticle = async ({ db, members }: Fixtures, submission: 'draft' | 'waiting') => {
  await letMembersWrite({ db });
  const submittedAt = submission === 'waiting' ? new Date() : null;
  const { id } = await makeArticle(db, {
    authorId: members.owner.id,
    isPublished: false,
    submission,
    submittedAt,
  });
  return { id };
};
const aDraft = (fixtures: Fixtures) => ownArticle(fixtures, 'draft');

const letMembersWrite = ({ db }: Pick<Fixtures, 'db'>) =>
  db
    .insertInto('settings')
    .values({ key: 'membersWriteArticles', value: 'true' })
    .onConflict((conflicting) => conflicting.column('key').doUpdateSet({ value: 'true' }))
    .execute();

const WRITTEN = { title: 'Bread in winter', category: 'Business', content: 'Text' };

/** Of an article that is not published, which others do not know of. */
const ITS_AUTHOR = { ...MEMBERS, member: 404, other: 404, admin: 404 } as const;

export const newsRows: MatrixRow[] = [
  {
    procedure: 'articles.own.list',
    route: 'GET /api/your-articles',
    input: () => ({ limit: 5 }),
    expect: MEMBERS,
  },
  {
    procedure: 'articles.own.get',
    route: 'GET /api/your-articles/:id',
    input: aDraft,
    expect: ITS_AUTHOR,
  },
  {
    procedure: 'articles.own.create',
    route: 'POST /api/your-articles',
    input: async (fixtures) => {
      await letMembersWrite(fixtures);
      // The other rows leave more than a member may keep.
      await fixtures.db.deleteFrom('articles').where('submission', 'is not', null).execute();
      return WRITTEN;
    },
    expect: MEMBERS,
  },
  {
    procedure: 'articles.own.update',
    route: 'PATCH /api/your-articles/:id',
    input: async (fixtures) => ({ ...(await aDraft(fixtures)), ...WRITTEN }),
    expect: ITS_AUTHOR,
  },
  {
    procedure: 'articles.own.withdraw',
    route: 'POST /api/your-articles/:id/withdraw',
    input: (fixtures) => ownArticle(fixtures, 'waiting'),
    expect: ITS_AUTHOR,
  },
  {
    procedure: 'articles.own.delete',
    route: 'DELETE /api/your-articles/:id',
    input: aDraft,
    expect: ITS_AUTHOR,
  },
  { procedure: 'articles.list', route: 'GET /api/articles', input: () => ({ limit: 5 }), expect: EVERYONE },
  { procedure: 'articles.lead', expect: EVERYONE },
  { procedure: 'articles.topics', expect: EVERYONE },
  { procedure: 'articles.head', input: itsSlug, expect: EVERYONE },
  { procedure: 'articles.related', input: itsSlug, expect: EVERYONE },
  { procedure: 'articles.get', route: 'GET /api/articles/:slug', input: itsSlug, expect: MEMBERS },
  {
    procedure: 'articles.like',
    route: 'PUT /api/articles/:id/like',
    input: async (fixtures) => ({ ...(await anArticle(fixtures)), liked: true }),
    expect: MEMBERS,
  },
  {
    procedure: 'articles.bookmark',
    route: 'PUT /api/articles/:id/bookmark',
    input: async (fixtures) => ({ ...(await anArticle(fixtures)), bookmarked: true }),
    expect: MEMBERS,
  },
  { procedure: 'articles.share', route: 'POST /api/articles/:id/share', input: anArticle, expect: EVERYONE },
  {
    procedure: 'articles.comments.list',
    route: 'GET /api/articles/:articleId/comments',
    input: async (fixtures) => ({ articleId: (await anArticle(fixtures)).id }),
    expect: MEMBERS,
  },
  {
    procedure: 'articles.comments.create',
    route: 'POST /api/articles/:articleId/comments',
    input: async (fixtures) => ({ articleId: (await anArticle(fixtures)).id, content: 'Well said' }),
    expect: MEMBERS,
  },
  {
    procedure: 'articles.comments.delete',
    route: 'DELETE /api/articles/comments/:id',
    input: (fixtures) => commentBy(fixtures, fixtures.members.owner.id),
    permissions: ['moderation'],
    expect: OWNER_OR_ADMIN,
  },
  {
    procedure: 'articles.comments.report',
    route: 'POST /api/articles/comments/:id/report',
    input: async (fixtures) => commentBy(fixtures, (await makeMember(fixtures.db)).id),
    expect: MEMBERS,
  },
  {
    procedure: 'admin.articles.decline',
    route: 'POST /api/admin/articles/:id/decline',
    input: async (fixtures) => ({ ...(await ownArticle(fixtures, 'waiting')), reason: 'Too short' }),
    expect: ADMINS,
  },
  {
    procedure: 'articles.create',
    route: 'POST /api/admin/articles',
    input: () => ({ title: randomUUID(), content: 'Text', author: 'The Editors' }),
    expect: ADMINS,
  },
  {
    procedure: 'articles.update',
    route: 'PATCH /api/admin/articles/:id',
    input: async (fixtures) => ({ ...(await anArticle(fixtures)), isFeatured: true }),
    expect: ADMINS,
  },
];
