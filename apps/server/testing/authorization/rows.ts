import { accountRows } from './account.rows.ts';
import { adminRows } from './admin.rows.ts';
import { authRows } from './auth.rows.ts';
import { backupRows } from './backups.rows.ts';
import { businessAdminRows, businessPeopleRows, businessRows } from './businesses.rows.ts';
import { connectionRows } from './connections.rows.ts';
import { feedRows } from './feed.rows.ts';
import type { MatrixRow } from './matrix.ts';
import { handoverRows } from './handovers.rows.ts';
import { applicantRows } from './applicants.rows.ts';
import { importRows } from './imports.rows.ts';
import { industryRows } from './industries.rows.ts';
import { invitationRows } from './invitations.rows.ts';
import { messageRows } from './messages.rows.ts';
import { moderationRows } from './moderation.rows.ts';
import { newsRows } from './news.rows.ts';
import { notificationRows } from './notifications.rows.ts';
import { opportunityRows } from './opportunities.rows.ts';
import { pageRows } from './pages.rows.ts';
import { providerRows } from './providers.rows.ts';
import { referralRows } from './referrals.rows.ts';
import { searchRows } from './search.rows.ts';
import { serviceRows } from './services.rows.ts';
import { siteRows } from './site.rows.ts';
import { eventsRows } from './events.rows.ts';
import { chaptersRows } from './chapters.rows.ts';

/** Every procedure and documented route, exactly once; the test fails when one is missing. */
export const MATRIX: MatrixRow[] = [
  ...chaptersRows,
  ...eventsRows,
  ...accountRows,
  ...adminRows,
  ...authRows,
  ...backupRows,
  ...businessAdminRows,
  ...businessPeopleRows,
  ...businessRows,
  ...connectionRows,
  ...feedRows,
  ...handoverRows,
  ...applicantRows,
  ...importRows,
  ...industryRows,
  ...invitationRows,
  ...messageRows,
  ...moderationRows,
  ...newsRows,
  ...notificationRows,
  ...opportunityRows,
  ...pageRows,
  ...providerRows,
  ...referralRows,
  ...searchRows,
  ...serviceRows,
  ...siteRows,
];

/** Routes without a procedure, each with its own test. */
export const OTHER_ROUTES = [
  'POST /api/profile/avatar',
  'DELETE /api/profile/avatar',
  'POST /api/businesses/images',
  'POST /api/attachments',
  'GET /api/docs',
  'GET /api/openapi.json',
  'POST /api/admin/backup/upload',
  'POST /api/admin/imports',
  'POST /api/admin/imports/businesses',
  'GET /api/admin/imports/:id/faulty.csv',
  'GET /api/admin/imports/:id/faulty.xlsx',
  'GET /api/events/:id/attendance.csv',
  'GET /api/events/:id/attendance/people.csv',
  'GET /api/admin/figures.csv',
  'GET /api/admin/audit.csv',
  'GET /api/admin/users.csv',
  'GET /api/admin/posts.csv',
  'GET /api/admin/articles.csv',
  'GET /api/admin/businesses.csv',
];
