import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import {
  markAllNotificationsRead,
  markNotificationRead,
  setDigest,
  setPreference,
  stopEmails,
} from './notifications.commands.ts';
import {
  countUnreadNotifications,
  getNotificationLink,
  getPreferences,
  listNotifications,
} from './notifications.queries.ts';
import {
  ListNotificationsInput,
  NotificationLink,
  NotificationPage,
  NotificationPreferences,
  NotificationRef,
  SetDigestInput,
  SetPreferenceInput,
  UnreadNotifications,
  UnsubscribeInput,
  Unsubscribed,
} from './notifications.schema.ts';
import { unsubscribe } from './unsubscribe.commands.ts';

export const notificationsRouter = router({
  list: memberProcedure
    .input(ListNotificationsInput)
    .output(NotificationPage)
    .query(({ ctx, input }) => listNotifications(ctx.db, ctx.viewer, input)),

  /** Where an email that may name nobody leads on from. */
  link: memberProcedure
    .input(NotificationRef)
    .output(NotificationLink)
    .query(({ ctx, input }) => getNotificationLink(ctx.db, ctx.viewer, input)),

  unread: memberProcedure
    .output(UnreadNotifications)
    .query(async ({ ctx }) => ({ count: await countUnreadNotifications(ctx.db, ctx.viewer) })),

  markRead: memberProcedure
    .input(NotificationRef)
    .output(UnreadNotifications)
    .mutation(({ ctx, input }) => markNotificationRead(ctx, input)),

  markAllRead: memberProcedure
    .output(UnreadNotifications)
    .mutation(({ ctx }) => markAllNotificationsRead(ctx)),

  preferences: memberProcedure
    .output(NotificationPreferences)
    .query(({ ctx }) => getPreferences(ctx.db, ctx.viewer)),

  setPreference: memberProcedure
    .input(SetPreferenceInput)
    .output(NotificationPreferences)
    .mutation(({ ctx, input }) => setPreference(ctx, input)),

  setDigest: memberProcedure
    .input(SetDigestInput)
    .output(NotificationPreferences)
    .mutation(({ ctx, input }) => setDigest(ctx, input)),

  stopEmails: memberProcedure.output(NotificationPreferences).mutation(({ ctx }) => stopEmails(ctx)),

  /** From an email: the signed link identifies the member. */
  unsubscribe: publicProcedure
    .input(UnsubscribeInput)
    .output(Unsubscribed)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
});
