import type { Insertable } from 'kysely';
import type { Report } from '@guildhall/db';
import type { MemberContext } from '../core/context.ts';
import type { ReportInput, ReportState } from './reports.schema.ts';

/**
 * Tells the administrators about an object that the caller may see, which the calling feature has
 * checked. A second report of the same object by the same member changes nothing.
 */
export async function fileReport(
  ctx: MemberContext,
  objectType: Insertable<Report>['objectType'],
  input: ReportInput,
): Promise<ReportState> {
  await ctx.db
    .insertInto('reports')
    .values({ reporterId: ctx.viewer.id, objectType, objectId: input.id, reason: input.reason ?? null })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  return { id: input.id, reported: true };
}
