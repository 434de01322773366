import { memberProcedure, publicProcedure, router } from '../../ground/core/trpc.ts';
import { ProfileRef } from '../profile/profile.schema.ts';
import { createWork, deleteWork, openWorks, orderWorks, updateWork } from './works.commands.ts';
import { OrderWorksInput, UpdateWorkInput, Work, WorkFields, WorkRef, Works } from './works.schema.ts';

export const worksRouter = router({
  list: publicProcedure
    .meta({ auth: 'public', limit: 'publicProfile' })
    .input(ProfileRef)
    .output(Works)
    .query(({ ctx, input }) => openWorks(ctx, input)),

  create: memberProcedure
    .meta({ auth: 'member', limit: 'work' })
    .input(WorkFields)
    .output(Work)
    .mutation(({ ctx, input }) => createWork(ctx, input)),

  update: memberProcedure
    .meta({ auth: 'member', limit: 'work' })
    .input(UpdateWorkInput)
    .output(Work)
    .mutation(({ ctx, input }) => updateWork(ctx, input)),

  delete: memberProcedure
    .meta({ auth: 'member', limit: 'work' })
    .input(WorkRef)
    .output(WorkRef)
    .mutation(({ ctx, input }) => deleteWork(ctx, input)),

  order: memberProcedure
    .meta({ auth: 'member', limit: 'work' })
    .input(OrderWorksInput)
    .output(Works)
    .mutation(({ ctx, input }) => orderWorks(ctx, input)),
});
