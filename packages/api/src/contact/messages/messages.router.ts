import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { conversationsRouter } from './conversations/conversations.router.ts';
import { markMessageRead, markThreadRead, writeMessage } from './messages.commands.ts';
import { countUnreadMessages, listMessages, listRecentMessages } from './messages.queries.ts';
import { deleteMessage, editMessage } from './change-message.commands.ts';
import {
  EditMessageInput,
  GetThreadInput,
  ListMessagesInput,
  ListPermissionsInput,
  ListThreadsInput,
  MarkThreadReadInput,
  MessagePage,
  MessageRef,
  ReadState,
  RecentMessages,
  SendMessageInput,
  SentMessage,
  Thread,
  ThreadMessage,
  ThreadPage,
  UnreadCount,
  WritePermissions,
} from './messages.schema.ts';
import { listWritePermissions } from './write-permissions.queries.ts';
import { getThread, listThreads } from './threads.queries.ts';

export const messagesRouter = router({
  conversations: conversationsRouter,
  list: memberProcedure
    .input(ListMessagesInput)
    .output(MessagePage)
    .query(({ ctx, input }) => listMessages(ctx.db, ctx.viewer, input)),

  recent: memberProcedure.output(RecentMessages).query(({ ctx }) => listRecentMessages(ctx.db, ctx.viewer)),
  unread: memberProcedure
    .output(UnreadCount)
    .query(async ({ ctx }) => ({ count: await countUnreadMessages(ctx.db, ctx.viewer) })),

  threads: memberProcedure
    .input(ListThreadsInput)
    .output(ThreadPage)
    .query(({ ctx, input }) => listThreads(ctx.db, ctx.viewer, input)),

  thread: memberProcedure
    .input(GetThreadInput)
    .output(Thread)
    .query(({ ctx, input }) => getThread(ctx.db, ctx.viewer, input)),

  permissions: memberProcedure
    .input(ListPermissionsInput)
    .output(WritePermissions)
    .query(({ ctx, input }) => listWritePermissions(ctx.db, ctx.viewer, input)),

  send: memberProcedure
    .input(SendMessageInput)
    .output(SentMessage)
    .mutation(({ ctx, input }) => writeMessage(ctx, input)),

  edit: memberProcedure
    .meta({ auth: 'member', limit: 'message' })
    .input(EditMessageInput)
    .output(ThreadMessage)
    .mutation(({ ctx, input }) => editMessage(ctx, input)),

  delete: memberProcedure
    .input(MessageRef)
    .output(ThreadMessage)
    .mutation(({ ctx, input }) => deleteMessage(ctx, input)),

  markRead: memberProcedure
    .input(MessageRef)
    .output(ReadState)
    .mutation(({ ctx, input }) => markMessageRead(ctx, input)),

  markThreadRead: memberProcedure
    .input(MarkThreadReadInput)
    .output(UnreadCount)
    .mutation(({ ctx, input }) => markThreadRead(ctx, input)),
});
