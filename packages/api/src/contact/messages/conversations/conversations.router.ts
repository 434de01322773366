import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { ListRecipientsInput, Recipients, UnreadConversations } from './conversations.schema.ts';
import { listRecipients } from './recipients.queries.ts';
import { countUnreadConversations } from './unread-conversations.queries.ts';

/** Finding and arranging conversations, beside reading and writing them. */
export const conversationsRouter = router({
  recipients: memberProcedure
    .input(ListRecipientsInput)
    .output(Recipients)
    .query(({ ctx, input }) => listRecipients(ctx.db, ctx.viewer, input)),

  unread: memberProcedure
    .output(UnreadConversations)
    .query(({ ctx }) => countUnreadConversations(ctx.db, ctx.viewer)),
});
