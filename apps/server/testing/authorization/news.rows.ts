import { randomUUID } from 'node:crypto';
import { makeArticle } from '@guildhall/db/testing';
import { ADMINS, EVERYONE, MEMBERS, type MatrixRow, type Fixtures } from './matrix.ts';

const anArticle = async ({ db }: Fixtures) => ({ id: (await makeArticle(db)).id });
const itsSlug = async ({ db }: Fixtures) => ({ slug: (await makeArticle(db)).slug });

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
