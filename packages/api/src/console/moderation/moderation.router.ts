import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { withCompiledParse } from '../../ground/core/with-compiled-parse.ts';
import { answerObjection } from './answer-objection.commands.ts';
import { decide } from './decide.commands.ts';
import {
  AnswerObjectionInput,
  AnsweredObjection,
  DecideInput,
  Decided,
  ListObjectionsInput,
  ObjectionPage,
} from './moderation.schema.ts';
import { listObjections } from './objections.queries.ts';

export const moderationRouter = router({
  decide: staffProcedure('moderation')
    .input(DecideInput)
    .output(Decided)
    .mutation(({ ctx, input }) => decide(ctx, input)),
  objections: staffProcedure('moderation')
    .input(ListObjectionsInput)
    .output(withCompiledParse(ObjectionPage))
    .query(({ ctx, input }) => listObjections(ctx.db, ctx.viewer, input)),
  answer: staffProcedure('moderation')
    .input(AnswerObjectionInput)
    .output(AnsweredObjection)
    .mutation(({ ctx, input }) => answerObjection(ctx, input)),
});
