import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { blockMember, unblockMember } from './block.commands.ts';
import { listBlocked } from './block.queries.ts';
import { respondToConnection } from './connections.commands.ts';
import { getRelation, listConnections } from './connections.queries.ts';
import {
  BlockedMembers,
  Connection,
  ConnectionPage,
  DismissedMembers,
  ListConnectionsInput,
  MemberRef,
  Relation,
  RequestConnectionInput,
  RespondInput,
} from './connections.schema.ts';
import { dismissMember, suggestAgain } from './dismissals.commands.ts';
import { listDismissed } from './dismissals.queries.ts';
import { requestConnection } from './request.commands.ts';

export const connectionsRouter = router({
  list: memberProcedure
    .input(ListConnectionsInput)
    .output(ConnectionPage)
    .query(({ ctx, input }) => listConnections(ctx.db, ctx.viewer, input)),

  withMember: memberProcedure
    .input(MemberRef)
    .output(Relation)
    .query(({ ctx, input }) => getRelation(ctx.db, ctx.viewer, input)),

  request: memberProcedure
    .meta({ auth: 'member', limit: 'connect' })
    .input(RequestConnectionInput)
    .output(Connection)
    .mutation(({ ctx, input }) => requestConnection(ctx, input)),

  respond: memberProcedure
    .input(RespondInput)
    .output(Connection)
    .mutation(({ ctx, input }) => respondToConnection(ctx, input)),

  block: memberProcedure
    .input(MemberRef)
    .output(Relation)
    .mutation(({ ctx, input }) => blockMember(ctx, input)),

  unblock: memberProcedure
    .input(MemberRef)
    .output(Relation)
    .mutation(({ ctx, input }) => unblockMember(ctx, input)),

  blocked: memberProcedure.output(BlockedMembers).query(({ ctx }) => listBlocked(ctx.db, ctx.viewer)),

  dismiss: memberProcedure
    .input(MemberRef)
    .output(MemberRef)
    .mutation(({ ctx, input }) => dismissMember(ctx, input)),

  dismissed: memberProcedure.output(DismissedMembers).query(({ ctx }) => listDismissed(ctx.db, ctx.viewer)),

  suggestAgain: memberProcedure
    .input(MemberRef)
    .output(MemberRef)
    .mutation(({ ctx, input }) => suggestAgain(ctx, input)),
});
