import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RequestSource } from '../../../people/connections/connections.schema.ts';
import type { SuggestionOutcomes } from './overview.schema.ts';

const DAYS = 90;
/** Where members are suggested, as in the condition of the index; who asks on a profile has chosen by themselves. */
const SUGGESTED_ON: RequestSource[] = ['dashboard', 'insights'];
/** The lowest score of each band; a request without a score counts as 0. */
const BANDS = [0, 10, 30, 50, 70];

/** How many suggested members were asked to connect and accepted in 90 days, by match score, best band first. */
export async function listSuggestionOutcomes(db: Kysely<DB>): Promise<SuggestionOutcomes> {
  const counts = await db
    .selectFrom('connections')
    .select([
      sql<number>`width_bucket(coalesce(match_score, 0), ${BANDS}::int[])`.as('band'),
      sql<number>`count(*)::int`.as('asked'),
      sql<number>`count(accepted_at)::int`.as('accepted'),
    ])
    .where(
      'referralSource',
      'in',
      SUGGESTED_ON.map((source) => sql.lit(source)),
    )
    .where('createdAt', '>', sql<Date>`now() - make_interval(days => ${DAYS})`)
    .groupBy('band')
    .execute();
  const countsByBand = new Map(counts.map((row) => [row.band, row]));
  return BANDS.map((from, index) => {
    const { asked, accepted } = countsByBand.get(index + 1) ?? { asked: 0, accepted: 0 };
    const acceptanceRate = asked === 0 ? null : Math.round((100 * accepted) / asked);
    const next = BANDS[index + 1];
    return { from, to: next === undefined ? 100 : next - 1, asked, accepted, acceptanceRate };
  }).toReversed();
}
