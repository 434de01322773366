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

export const newsRows: MatrixRow[] = [
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
