import { memberProcedure, router } from '../core/trpc.ts';
import { withCompiledParse } from '../core/with-compiled-parse.ts';
import { countMemberFacets } from './member-facets.queries.ts';
import { listMembers } from './members.queries.ts';
import { ListMembersInput, MemberFacets, MemberPage, MembersFilter } from './members.schema.ts';

export const membersRouter = router({
  list: memberProcedure
    .meta({ auth: 'member', limit: 'search' })
    .input(ListMembersInput)
    .output(withCompiledParse(MemberPage))
    .query(({ ctx, input }) => listMembers(ctx.db, ctx.viewer, input)),

  facets: memberProcedure
    .meta({ auth: 'member', limit: 'search' })
    .input(MembersFilter)
    .output(withCompiledParse(MemberFacets))
    .query(({ ctx, input }) => countMemberFacets(ctx.db, ctx.viewer, input)),
});
