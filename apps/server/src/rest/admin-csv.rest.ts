import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ListAdminBusinessesInput } from '@guildhall/api/directory/businesses/admin/business-list.schema';
import { ListAdminArticlesInput } from '@guildhall/api/publishing/articles/admin/article-admin.schema';
import { ListAdminPostsInput } from '@guildhall/api/publishing/feed/admin/post-admin.schema';
import type { AuditRow } from '@guildhall/api/console/audit/audit.schema';
import type { AdminMember } from '@guildhall/api/console/users/member.schema';
import { ListUsersInput } from '@guildhall/api/console/users/users.schema';
import { dialectOf } from '@guildhall/api/ground/core/csv';
import { invalid } from '@guildhall/api/ground/errors/errors';
import { calls } from './contract.ts';
import { queryNumber, queryText } from './input.ts';
import type { RestPlugin } from './rest-plugin.ts';
import { type Columns, sendCsv } from './send-csv.ts';

const PAGE = 100;
const LONG_MS = 60 * 60 * 1_000;

const sheet = (procedure: string, what: string, query = ['search', 'filter']) => ({
  handlerTimeout: LONG_MS,
  ...calls(procedure, `${what}, for a spreadsheet`, { file: 'text/csv', query }),
});

const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? null;
const listOf = (values: string[]) => values.join(', ');

/** What the import reads comes first, under headers that it knows; the rest it leaves alone. */
const MEMBER_COLUMNS: Columns<AdminMember> = {
  'Membership number': (member) => member.membershipNumber,
  'First name': (member) => member.firstName,
  'Last name': (member) => member.lastName,
  Email: (member) => member.email,
  Company: (member) => member.company,
  'Job title': (member) => member.jobTitle,
  Industry: (member) => member.industry,
  Town: (member) => member.location,
  Phone: (member) => member.phoneNumber,
  Website: (member) => member.websiteUrl,
  Skills: (member) => listOf(member.skills),
  'Services offered': (member) => member.servicesOffered,
  'Looking for': (member) => member.lookingFor,
  Bio: (member) => member.bio,
  'Member since': (member) => member.membershipStartsOn,
  'Valid until': (member) => member.membershipExpiresOn,
  Notes: (member) => member.adminNotes,
  State: statusOf,
  'Paused until': (member) => member.suspendedUntil,
  'Added on': (member) => dayOf(member.createdAt),
  'Invited on': (member) => dayOf(member.invitedAt),
  'Last sign-in': (member) => dayOf(member.lastSeenAt),
  Connections: (member) => member.connectionCount,
  Administrator: (member) => member.role === 'admin',
  'Account id': (member) => member.id,
};

function statusOf({ hasJoined, isActive, invitedAt }: AdminMember): string {
  if (hasJoined) return isActive ? 'active' : 'inactive';
  return invitedAt === null ? 'not invited' : 'invited';
}

/** CSV exports of the admin lists, streamed page by page, so that memory use is constant. */
export const adminCsvRest: RestPlugin = (app, caller, { services }) => {
  const readDialect = async () => dialectOf(await services.community.get());
  app.get(
    '/admin/users.csv',
    sheet('admin.users.listDetails', 'All members', ['search', 'filter', 'missingFrom']),
    async (request, reply) => {
      const { users } = caller(request, reply).admin;
      const search = queryText(request, 'search');
      const filter = filterOf(request, ListUsersInput.shape.filter);
      const missingFrom = queryNumber(request, 'missingFrom');
      return sendCsv(
        reply,
        readDialect,
        (cursor) => users.listDetails({ limit: PAGE, search, filter, missingFrom, sort: 'name', cursor }),
        MEMBER_COLUMNS,
      );
    },
  );

  app.get('/admin/posts.csv', sheet('admin.posts.list', 'All posts'), async (request, reply) => {
    const { posts } = caller(request, reply).admin;
    const search = queryText(request, 'search');
    const filter = filterOf(request, ListAdminPostsInput.shape.filter);
    return sendCsv(reply, readDialect, (cursor) => posts.list({ limit: PAGE, search, filter, cursor }), {
      id: (post) => post.id,
      author: (post) => post.author.name,
      type: (post) => post.type,
      content: (post) => post.content,
      isPublished: (post) => post.isPublished,
      likes: (post) => post.likes,
      comments: (post) => post.comments,
      reports: (post) => post.reports,
      createdAt: (post) => post.createdAt,
    });
  });

  app.get('/admin/articles.csv', sheet('admin.articles.list', 'All articles'), async (request, reply) => {
    const { articles } = caller(request, reply).admin;
    const search = queryText(request, 'search');
    const filter = filterOf(request, ListAdminArticlesInput.shape.filter);
    return sendCsv(reply, readDialect, (cursor) => articles.list({ limit: PAGE, search, filter, cursor }), {
      id: (article) => article.id,
      title: (article) => article.title,
      author: (article) => article.author,
      category: (article) => article.category,
      isPublished: (article) => article.isPublished,
      submission: (article) => article.submission,
      isFeatured: (article) => article.isFeatured,
      views: (article) => article.views,
      engagement: (article) => article.engagement,
      publishedAt: (article) => article.publishedAt,
    });
  });

  app.get(
    '/admin/businesses.csv',
    sheet('admin.businesses.list', 'All businesses'),
    async (request, reply) => {
      const { businesses } = caller(request, reply).admin;
      const search = queryText(request, 'search');
      const filter = filterOf(request, ListAdminBusinessesInput.shape.filter);
      return sendCsv(
        reply,
        readDialect,
        (cursor) => businesses.list({ limit: PAGE, search, filter, cursor }),
        {
          id: (business) => business.id,
          name: (business) => business.name,
          industry: (business) => business.industry,
          category: (business) => business.category,
          city: (business) => business.city,
          ownerId: (business) => business.ownerId,
          ownerName: (business) => business.ownerName,
          isActive: (business) => business.isActive,
          isVerified: (business) => business.isVerified,
          isFeatured: (business) => business.isFeatured,
          rating: (business) => business.rating,
          reviews: (business) => business.reviewCount,
          createdAt: (business) => business.createdAt,
        },
      );
    },
  );

  app.get(
    '/admin/audit.csv',
    sheet('audit.list', 'What administrators did', ['person', 'event', 'targetType', 'targetId']),
    async (request, reply) => {
      const { audit } = caller(request, reply);
      const [person, event, targetType, targetId] = ['person', 'event', 'targetType', 'targetId'].map(
        (name) => queryText(request, name),
      );
      const read = async (cursor: string | null) => {
        const before = cursor === null ? null : Number(cursor);
        const page = await audit.list({ limit: PAGE, before, person, event, targetType, targetId });
        return { items: page.items, nextCursor: page.nextBefore === null ? null : String(page.nextBefore) };
      };
      return sendCsv(reply, readDialect, read, AUDIT_COLUMNS);
    },
  );
};

const AUDIT_COLUMNS: Columns<AuditRow> = {
  Number: (row) => row.id,
  When: (row) => row.at,
  Who: (row) => row.actor?.name ?? row.actorRole,
  What: (row) => row.sentence,
  'To what': (row) => row.targetName,
  Type: (row) => row.targetType,
  Id: (row) => row.targetId,
  Outcome: (row) => row.outcome,
  Before: (row) => row.before && JSON.stringify(row.before),
  After: (row) => row.after && JSON.stringify(row.after),
  Address: (row) => row.ip,
  Event: (row) => row.event,
};

/** The filter of a list. */
function filterOf<Filter>(request: FastifyRequest, schema: z.ZodType<Filter>): Filter {
  const { data, error } = schema.safeParse(queryText(request, 'filter'));
  if (error) throw invalid('There is no such filter');
  return data;
}
