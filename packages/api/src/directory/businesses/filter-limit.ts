import type { Context } from '../../ground/core/context.ts';
import { chargeCaller } from '../../ground/limits/limiter.ts';
import { DirectoryFilter } from './businesses.schema.ts';

/** Charges the search limit for a call that searches or filters; paging costs nothing. */
export async function chargeFilter(
  { viewer, request, services }: Context,
  { search, category, industry }: DirectoryFilter,
): Promise<void> {
  if (search === undefined && category === undefined && industry === undefined) return;
  await chargeCaller(services.limiter, 'search', { viewer, ip: request.ip });
}

/** The same for input that no procedure has validated yet. Invalid input costs nothing here. */
export async function chargeRawFilter(ctx: Context, input: unknown): Promise<void> {
  const filter = DirectoryFilter.safeParse(input);
  if (filter.success) await chargeFilter(ctx, filter.data);
}
