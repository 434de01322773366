import { problemSentences } from '../data/problems.ts';
import type { TradeSense } from '../statements/statement.ts';
import { type UnitVector, cosine } from '../vectors/unit-vectors.ts';
import { vectorOfPhrase } from './phrase-vector.ts';

/** How alike a text must be to a trade's problem sentences to be read as that trade. */
const inference = { least: 0.55, most: 0.75, kept: 3, second: 0.3 } as const;

type Example = { readonly trade: string; readonly vector: UnitVector };

let examples: readonly Example[] | undefined;

/** The trades that meet a problem told in other words, likeliest first; none where nothing is near enough. */
export function inferredTrades(problem: UnitVector): readonly TradeSense[] {
  examples ??= problemSentences.flatMap(({ trade, text }) => {
    const vector = vectorOfPhrase(text);
    return vector === null ? [] : [{ trade, vector }];
  });
  const best = new Map<string, { first: number; second: number }>();
  for (const { trade, vector } of examples) {
    const near = cosine(problem, vector);
    const known = best.get(trade);
    if (known === undefined) best.set(trade, { first: near, second: 0 });
    else if (near > known.first) [known.second, known.first] = [known.first, near];
    else if (near > known.second) known.second = near;
  }
  return [...best]
    .map(([trade, { first, second }]) => ({
      trade,
      near: first * (1 - inference.second) + second * inference.second,
    }))
    .filter(({ near }) => near > inference.least)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, inference.kept)
    .map(({ trade, near }) => ({
      trade,
      certainty: Math.min(1, (near - inference.least) / (inference.most - inference.least)),
    }));
}
