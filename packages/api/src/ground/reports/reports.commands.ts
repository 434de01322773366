import type { MemberContext } from '../core/context.ts';
import type { ReportInput, ReportState, ReportedType } from './reports.schema.ts';

/**
 * Reports an object to the administrators. The calling feature has checked that the viewer may see it. Idempotent per
 * member and object.
 */
export async function fileReport(
  ctx: MemberContext,
  objectType: ReportedType,
  input: ReportInput,
): Promise<ReportState> {
  await ctx.db
    .insertInto('reports')
    .values({
      reporterId: ctx.viewer.id,
      objectType,
      objectId: input.id,
      category: input.category,
      reason: input.reason ?? null,
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  return { id: input.id, reported: true };
}
