import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import {
  FoundMessages,
  ListRecipientsInput,
  Recipients,
  MutedState,
  SearchMessagesInput,
  SetMutedInput,
  SignalTypingInput,
  TypingState,
  UnreadConversations,
} from './conversations.schema.ts';
import { setMuted } from './mute.commands.ts';
import { listRecipients } from './recipients.queries.ts';
import { searchMessages } from './search-messages.queries.ts';
import { signalTyping } from './typing.commands.ts';
import { countUnreadConversations } from './unread-conversations.queries.ts';

/** Finding and arranging conversations, beside reading and writing them. */
export const conversationsRouter = router({
  recipients: memberProcedure
    .input(ListRecipientsInput)
    .output(Recipients)
    .query(({ ctx, input }) => listRecipients(ctx.db, ctx.viewer, input)),

  search: memberProcedure
    .meta({ auth: 'member', limit: 'search' })
    .input(SearchMessagesInput)
    .output(FoundMessages)
    .query(({ ctx, input }) => searchMessages(ctx.db, ctx.viewer, input)),

  setMuted: memberProcedure
    .input(SetMutedInput)
    .output(MutedState)
    .mutation(({ ctx, input }) => setMuted(ctx, input)),

  signalTyping: memberProcedure
    .meta({ auth: 'member', limit: 'typing' })
    .input(SignalTypingInput)
    .output(TypingState)
    .mutation(({ ctx, input }) => signalTyping(ctx, input)),

  unread: memberProcedure
    .output(UnreadConversations)
    .query(({ ctx }) => countUnreadConversations(ctx.db, ctx.viewer)),
});
