import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../ground/core/context.ts';
import type { OpportunityFilter } from './opportunity-search.schema.ts';

const CLOSING = sql`interval '14 days'`;

/** A WHERE condition on `opportunities`: open to applications. */
export const isOpenNow = sql<SqlBool>`opportunities.is_active and opportunities.expires_at > now()`;

/** A WHERE condition on `opportunities`: posted by another than the viewer. */
export const isOthers = (viewer: Viewer | null) =>
  sql<SqlBool>`opportunities.posted_by <> ${viewer?.id ?? 0}`;

/** A WHERE condition on `opportunities`: everything of the filter but its words and the fit. */
export function matchesFilter({
  kind,
  place,
  remote,
  budget,
  closing,
}: OpportunityFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isSame('opportunities.type', kind)} and ${isSame('opportunities.location', place)}
    and ${remote ? sql`opportunities.remote_option` : sql`true`}
    and ${budget ? sql`opportunities.budget <> ''` : sql`true`}
    and ${closing ? sql`opportunities.expires_at < now() + ${CLOSING}` : sql`true`}`;
}

const isSame = (column: string, value: string | undefined) =>
  value === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`public.fold_text(${sql.ref(column)}) = public.fold_text(${value})`;
