import type { OpportunityReading } from '../opportunities/read-opportunity.ts';
import { thresholds } from '../reasons/thresholds.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import type { Statement } from '../statements/statement.ts';
import { areDoneTogether } from '../trades/done-together.ts';
import { cosine } from '../vectors/unit-vectors.ts';

/**
 * The opportunities that ask for something similar in meaning to a query of `readQuery`, nearest first. Those of the
 * same trade, or of one that the same people do, need to be less near, as a short title says little; everything else is left out. Pure, never throws.
 */
export function similarOpportunities<Candidate>(
  query: MemberReading,
  candidates: readonly Candidate[],
  readingOf: (candidate: Candidate) => OpportunityReading,
): readonly Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, near: nearnessTo(query, readingOf(candidate)) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .map(({ candidate }) => candidate);
}

/** How near the nearest of what is asked for is to the query; 0 where nothing is near enough. */
function nearnessTo(query: MemberReading, { title, skills }: OpportunityReading): number {
  const asked = [...title.needs, ...skills.flatMap(({ reading }) => reading.needs)];
  const nearness = query.needs.flatMap((need) =>
    asked.map((statement) => {
      const near = cosine(need.vector, statement.vector);
      const isOfTrade = haveSameTrade(need, statement) || areDoneTogether(need, statement);
      return near >= (isOfTrade ? thresholds.served : thresholds.near) ? near : 0;
    }),
  );
  return Math.max(0, ...nearness);
}

const haveSameTrade = (one: Statement, other: Statement): boolean =>
  one.trades.some(({ trade }) => other.trades.some((sense) => sense.trade === trade));
