import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RequestSource } from '../../../people/connections/connections.schema.ts';
import { REQUESTS_FOR_RATE, type SuggestionOutcomes } from './overview.schema.ts';

const DAYS = 90;
/** Where members are suggested, as in the condition of the index; who asks on a profile has chosen by themselves. */
const SUGGESTED_ON: RequestSource[] = ['dashboard', 'insights'];
/** The lowest score of each band. */
const BANDS = [0, 10, 30, 50, 70];

/** How many suggested members were asked to connect and accepted in 90 days, by match score, best band first, and those without a score. */
export async function listSuggestionOutcomes(db: Kysely<DB>): Promise<SuggestionOutcomes> {
  const counts = await db
    .selectFrom('connections')
    .select([
      sql<number | null>`width_bucket(match_score, ${BANDS}::int[])`.as('band'),
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
  const outcomeOf = (band: number | null, from: number | null, to: number | null) => {
    const { asked, accepted } = countsByBand.get(band) ?? { asked: 0, accepted: 0 };
    const acceptanceRate = asked < REQUESTS_FOR_RATE ? null : Math.round((100 * accepted) / asked);
    return { from, to, asked, accepted, acceptanceRate };
  };
  const scored = BANDS.map((from, index) => outcomeOf(index + 1, from, (BANDS[index + 1] ?? 101) - 1));
  return [...scored.toReversed(), outcomeOf(null, null, null)];
}
