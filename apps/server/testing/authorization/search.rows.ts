import { randomUUID } from 'node:crypto';
import { ADMINS, EVERYONE, MEMBERS, type MatrixRow, type Fixtures } from './matrix.ts';

const aCode = async ({ db }: Fixtures) => {
  const code = randomUUID().replaceAll('-', '').slice(0, 12);
  await db
    .insertInto('shortUrls')
    .values({ originalUrl: `https://${code}.example.org/`, shortCode: code })
    .execute();
  return { code };
};

export const searchRows: MatrixRow[] = [
  { procedure: 'search.all', route: 'GET /api/search', input: () => ({ q: 'anna' }), expect: EVERYONE },
  // Of what each caller may see; previews.test.ts shows that.
  { procedure: 'previews.list', input: () => ({ paths: ['/feed/1'] }), expect: EVERYONE },
  { procedure: 'mentions.suggest', input: () => ({ q: 'anna' }), expect: MEMBERS },
  { procedure: 'members.list', input: () => ({ limit: 5 }), expect: MEMBERS },
  { procedure: 'members.facets', input: () => ({}), expect: MEMBERS },
  { procedure: 'members.map', input: () => ({}), expect: MEMBERS },
  { procedure: 'saved.posts', route: 'GET /api/saved/posts', input: () => ({ limit: 5 }), expect: MEMBERS },
  {
    procedure: 'saved.articles',
    route: 'GET /api/saved/articles',
    input: () => ({ limit: 5 }),
    expect: MEMBERS,
  },
  {
    procedure: 'shortLinks.shorten',
    route: 'POST /api/shorten',
    // Visitors learn only what stands in published posts; short-links.test.ts shows that.
    input: () => ({ url: `https://${randomUUID()}.example.org/` }),
    expect: MEMBERS,
  },
  {
    procedure: 'shortLinks.report',
    route: 'POST /api/short-links/:code/report',
    input: aCode,
    expect: MEMBERS,
  },
  {
    procedure: 'shortLinks.takeDown',
    route: 'PATCH /api/admin/short-links/:code',
    input: async (fixtures) => ({ ...(await aCode(fixtures)), takenDown: true }),
    expect: ADMINS,
  },
];
