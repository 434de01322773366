import { z } from 'zod';
import { id, isoDate } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';

/** The kinds of notifications. */
export const NotificationKind = z.enum([
  'connection_asked',
  'connection_accepted',
  'referral',
  'message',
  'opportunity',
  'event',
  'chapter',
  'need',
  'alert',
  'comment',
  'mention',
  'review',
  'order',
  'team',
  'report',
  'approval',
  'article',
  'decision',
  'console',
  'handover',
  'picture',
  'warning',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** What members can switch off: everything but what administrators tell them about their own content. */
export const OptionalKind = NotificationKind.exclude([
  'approval',
  'article',
  'decision',
  'console',
  'handover',
  'warning',
]);
export type OptionalKind = z.infer<typeof OptionalKind>;

/** The target of a notification; the screen builds the link from it. */
export const NotificationTarget = z.object({
  type: z.enum([
    'connections',
    'referral',
    'thread',
    'opportunity',
    'opportunities',
    'event',
    'visitors',
    'chapter',
    'post',
    'article',
    'own_article',
    'business',
    'order',
    'profile',
    'decision',
    'console',
    'handover',
    /** The notification says everything. */
    'none',
  ]),
  /** Referral, opportunity, date of an event, post, article, business, order, decision or handover; for a thread and a profile the other member's id. */
  id: id.nullable(),
  /** For a business, an article, an event or a chapter its slug, for a profile the username, for the console, a handover and an article of one's own the path. */
  slug: z.string().nullable(),
});
export type NotificationTarget = z.infer<typeof NotificationTarget>;

export const Notification = z.object({
  id,
  kind: NotificationKind,
  /** One sentence, such as 'Ana Silva would like to connect'. */
  text: z.string(),
  actor: z.object({ id, username: z.string(), name: z.string(), avatar: z.string().nullable() }).nullable(),
  target: NotificationTarget,
  createdAt: isoDate,
  relativeTime: z.string(),
  unread: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const ListNotificationsInput = PageInput;
export type ListNotificationsInput = z.infer<typeof ListNotificationsInput>;
export const NotificationPage = z.object({
  items: z.array(Notification),
  nextCursor: z.string().nullable(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

export const UnreadNotifications = z.object({ count: z.int().min(0) });
export type UnreadNotifications = z.infer<typeof UnreadNotifications>;

export const NotificationRef = z.object({ id });
export type NotificationRef = z.infer<typeof NotificationRef>;

/** The page that a notification leads to, as a path of this site. */
export const NotificationLink = z.object({ path: z.string() });
export type NotificationLink = z.infer<typeof NotificationLink>;

/** A row of the settings page: the kind, and whether it is sent in the app and by email. */
export const NotificationPreference = z.object({
  kind: OptionalKind,
  label: z.string(),
  inApp: z.boolean(),
  email: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

export const NotificationPreferences = z.object({
  kinds: z.array(NotificationPreference),
  /** The weekly email on Mondays; off until the member opts in. */
  weeklyDigest: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const SetPreferenceInput = z.object({
  kind: OptionalKind,
  inApp: z.boolean(),
  email: z.boolean(),
});
export type SetPreferenceInput = z.infer<typeof SetPreferenceInput>;

export const SetDigestInput = z.object({ weeklyDigest: z.boolean() });
export type SetDigestInput = z.infer<typeof SetDigestInput>;

/** The signed token of an unsubscribe link: it works without signing in, and can only switch emails off. */
export const UnsubscribeInput = z.object({ token: z.string().min(1).max(300) });
export type UnsubscribeInput = z.infer<typeof UnsubscribeInput>;
export const Unsubscribed = z.object({ ok: z.literal(true), label: z.string() });
export type Unsubscribed = z.infer<typeof Unsubscribed>;
