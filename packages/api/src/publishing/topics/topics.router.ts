import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { followTopic } from './follow-topic.commands.ts';
import { listFollowedTopics, listPopularTopics, suggestTopics } from './topics.queries.ts';
import {
  CountedTopics,
  FollowTopicInput,
  FollowedTopics,
  SuggestTopicsInput,
  TopicState,
} from './topics.schema.ts';

export const topicsRouter = router({
  followed: memberProcedure.output(FollowedTopics).query(({ ctx }) => listFollowedTopics(ctx.db, ctx.viewer)),
  popular: memberProcedure.output(CountedTopics).query(({ ctx }) => listPopularTopics(ctx.db, ctx.viewer)),
  suggest: memberProcedure
    .meta({ auth: 'member', limit: 'search' })
    .input(SuggestTopicsInput)
    .output(CountedTopics)
    .query(({ ctx, input }) => suggestTopics(ctx.db, ctx.viewer, input)),
  follow: memberProcedure
    .meta({ auth: 'member', limit: 'reaction' })
    .input(FollowTopicInput)
    .output(TopicState)
    .mutation(({ ctx, input }) => followTopic(ctx, input)),
});
