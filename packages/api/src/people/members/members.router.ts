import { unauthorized } from '../../ground/errors/errors.ts';
import { TownCounts } from '../../discovery/towns/towns.schema.ts';
import { publicProcedure, router } from '../../ground/core/trpc.ts';
import { countMemberFacets } from './member-facets.queries.ts';
import { listMemberTowns } from './member-towns.queries.ts';
import { listMembers } from './members.queries.ts';
import { ListMembersInput, MemberFacets, MemberPage, MembersFilter } from './members.schema.ts';

/** For members, and for visitors where the community has opened its directory to them. */
const directoryProcedure = publicProcedure
  .meta({ auth: 'public', limit: 'search' })
  .use(async ({ ctx: { viewer, services }, next }) => {
    if (!viewer && !(await services.community.get()).publicMembers) throw unauthorized();
    return next();
  });

export const membersRouter = router({
  list: directoryProcedure
    .input(ListMembersInput)
    .output(MemberPage)
    .query(({ ctx, input }) => listMembers(ctx.db, ctx.viewer, input)),

  facets: directoryProcedure
    .input(MembersFilter)
    .output(MemberFacets)
    .query(({ ctx, input }) => countMemberFacets(ctx.db, ctx.viewer, input)),

  map: directoryProcedure
    .input(MembersFilter)
    .output(TownCounts)
    .query(({ ctx, input }) => listMemberTowns(ctx.db, ctx.viewer, input)),
});
