import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { toCsv } from '@guildhall/api/core/csv';
import { calls } from './contract.ts';
import { queryText } from './input.ts';
import type { RestPlugin } from './rest-plugin.ts';

const PAGE = 100;
const LONG_MS = 60 * 60 * 1_000;

const sheet = (procedure: string, what: string) => ({
  handlerTimeout: LONG_MS,
  ...calls(procedure, `${what}, for a spreadsheet`, { file: 'text/csv', query: ['search'] }),
});

type Cells = readonly (string | number | boolean | null)[];
type Page<Item> = { items: Item[]; nextCursor: string | null };

/** CSV exports of the admin lists, streamed page by page, so that memory use is constant. */
export const adminCsvRest: RestPlugin = (app, caller) => {
  app.get('/admin/users.csv', sheet('admin.users.list', 'All members'), async (request, reply) => {
    const { users } = caller(request, reply).admin;
    const search = queryText(request, 'search');
    return sendCsv(
      reply,
      [
        'id',
        'firstName',
        'lastName',
        'email',
        'company',
        'jobTitle',
        'role',
        'isActive',
        'connections',
        'createdAt',
      ],
      (cursor) => users.list({ limit: PAGE, search, cursor }),
      (user) => [
        user.id,
        user.firstName,
        user.lastName,
        user.email,
        user.company,
        user.jobTitle,
        user.role,
        user.isActive,
        user.connectionCount,
        user.createdAt,
      ],
    );
  });

  app.get('/admin/posts.csv', sheet('admin.posts.list', 'All posts'), async (request, reply) => {
    const { posts } = caller(request, reply).admin;
    const search = queryText(request, 'search');
    return sendCsv(
      reply,
      ['id', 'author', 'type', 'content', 'isPublished', 'likes', 'comments', 'reports', 'createdAt'],
      (cursor) => posts.list({ limit: PAGE, search, cursor }),
      (post) => [
        post.id,
        post.author.name,
        post.type,
        post.content,
        post.isPublished,
        post.likes,
        post.comments,
        post.reports,
        post.createdAt,
      ],
    );
  });

  app.get('/admin/articles.csv', sheet('admin.articles.list', 'All articles'), async (request, reply) => {
    const { articles } = caller(request, reply).admin;
    const search = queryText(request, 'search');
    return sendCsv(
      reply,
      [
        'id',
        'title',
        'author',
        'category',
        'isPublished',
        'isFeatured',
        'views',
        'engagement',
        'publishedAt',
      ],
      (cursor) => articles.list({ limit: PAGE, search, cursor }),
      (article) => [
        article.id,
        article.title,
        article.author,
        article.category,
        article.isPublished,
        article.isFeatured,
        article.views,
        article.engagement,
        article.publishedAt,
      ],
    );
  });

  app.get(
    '/admin/businesses.csv',
    sheet('admin.businesses.list', 'All businesses'),
    async (request, reply) => {
      const { businesses } = caller(request, reply).admin;
      const search = queryText(request, 'search');
      return sendCsv(
        reply,
        [
          'id',
          'name',
          'industry',
          'category',
          'city',
          'ownerId',
          'ownerName',
          'isActive',
          'isVerified',
          'isFeatured',
          'rating',
          'reviews',
          'createdAt',
        ],
        (cursor) => businesses.list({ limit: PAGE, search, cursor }),
        (business) => [
          business.id,
          business.name,
          business.industry,
          business.category,
          business.city,
          business.ownerId,
          business.ownerName,
          business.isActive,
          business.isVerified,
          business.isFeatured,
          business.rating,
          business.reviewCount,
          business.createdAt,
        ],
      );
    },
  );
};

/** The first page is read before anything is sent, so that an error is an ordinary response. */
async function sendCsv<Item>(
  reply: FastifyReply,
  head: string[],
  read: (cursor: string | null) => Promise<Page<Item>>,
  cells: (item: Item) => Cells,
): Promise<FastifyReply> {
  const first = await read(null);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment')
    .send(Readable.from(lines(head, first, read, cells)));
}

async function* lines<Item>(
  head: string[],
  first: Page<Item>,
  read: (cursor: string | null) => Promise<Page<Item>>,
  cells: (item: Item) => Cells,
): AsyncGenerator<string> {
  // The BOM makes spreadsheets detect UTF-8.
  yield `\u{feff}${toCsv([head])}`;
  for (let page = first; ; page = await read(page.nextCursor)) {
    yield toCsv(page.items.map(cells));
    if (page.nextCursor === null) return;
  }
}
