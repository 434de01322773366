import { z } from 'zod';
import type { Permission } from '../roles/roles.schema.ts';
import { id } from '../values/fields.ts';

/** What administrators share among themselves. */
export const Duty = z.enum(['applications', 'reports', 'posts', 'articles', 'privacy', 'operations']);
export type Duty = z.infer<typeof Duty>;

/** `now`: the bell and an email; `daily`: the bell and one email a day; `off`: neither. */
export const DutyNotice = z.enum(['now', 'daily', 'off']);
export type DutyNotice = z.infer<typeof DutyNotice>;

/** Who looks after a duty needs this permission. */
export const PERMISSION_OF_DUTY: Record<Duty, Permission> = {
  applications: 'members',
  reports: 'moderation',
  posts: 'moderation',
  articles: 'content',
  privacy: 'accounts',
  operations: 'system',
};

export const AdminDuties = z.array(
  z.object({
    id,
    name: z.string(),
    /** The duties that their role covers; of others they are never notified. */
    covers: z.array(Duty),
    duties: z.object({
      applications: DutyNotice,
      reports: DutyNotice,
      posts: DutyNotice,
      articles: DutyNotice,
      privacy: DutyNotice,
      operations: DutyNotice,
    }),
  }),
);
export type AdminDuties = z.infer<typeof AdminDuties>;

export const SetDutyInput = z.object({ userId: id, duty: Duty, notice: DutyNotice });
export type SetDutyInput = z.infer<typeof SetDutyInput>;

/** What administrators are notified of, by the duty that it belongs to. */
export const CONSOLE_EVENTS = {
  application: 'applications',
  answer: 'applications',
  report: 'reports',
  objection: 'reports',
  post: 'posts',
  article: 'articles',
  data_request: 'privacy',
  failed_mails: 'operations',
  failed_backup: 'operations',
  full_disk: 'operations',
} as const satisfies Record<string, Duty>;

export const ConsoleEvent = z.enum([
  'application',
  'answer',
  'report',
  'objection',
  'post',
  'article',
  'data_request',
  'failed_mails',
  'failed_backup',
  'full_disk',
]);
export type ConsoleEvent = z.infer<typeof ConsoleEvent>;

/** What waits for the administrators' decision. */
export type ConsoleQueue = 'application' | 'report' | 'objection' | 'post' | 'article' | 'data_request';

/** The queue that an event adds a case to; of the operation nothing is decided. */
export const QUEUE_OF: Record<ConsoleEvent, ConsoleQueue | null> = {
  application: 'application',
  answer: 'application',
  report: 'report',
  objection: 'objection',
  post: 'post',
  article: 'article',
  data_request: 'data_request',
  failed_mails: null,
  failed_backup: null,
  full_disk: null,
};

/** The page of the console where each is dealt with. */
export const CONSOLE_PAGES: Record<ConsoleEvent, string> = {
  application: '/admin/applicants',
  answer: '/admin/applicants',
  report: '/admin/reports',
  objection: '/admin/reports?filter=objections',
  post: '/admin?tab=posts&filter=pending_review',
  article: '/admin?tab=articles&filter=waiting',
  data_request: '/admin/data-requests',
  failed_mails: '/admin',
  failed_backup: '/admin?tab=backup',
  full_disk: '/admin?tab=backup',
};
