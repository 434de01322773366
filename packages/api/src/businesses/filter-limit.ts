import type { Context } from '../core/context.ts';
import { callerKey } from '../core/limiter.ts';
import type { DirectoryFilter } from './businesses.schema.ts';

/** A filter costs a visitor who is not signed in twice what it costs a member; leafing costs nothing. */
const COST = { member: 1, visitor: 2 } as const;

/** Charges the limit on searches for a call that really searches or filters. */
export async function chargeFilter(
  { viewer, request, services }: Context,
  { search, category, industry }: DirectoryFilter,
): Promise<void> {
  if (search === undefined && category === undefined && industry === undefined) return;
  const points = viewer ? COST.member : COST.visitor;
  await services.limiter.charge('search', callerKey(viewer, request.ip), points);
}
