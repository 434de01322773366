import type { Engine } from './engines.ts';
import { type Need, classes, needs } from './load.ts';

/** What an engine reached on the needs of one class; shares of 1 but for `needs`. */
export type Figures = {
  readonly needs: number;
  readonly hit1: number;
  readonly hit4: number;
  readonly mrr: number;
  readonly ndcg10: number;
  /** Needs where who is wrong comes first. */
  readonly trapped: number;
  /** Needs of several parts with an answer to each among the first four. */
  readonly allParts: number;
  /** Sentences among the first six that say a need is met, or may be, and how many of those members do answer; of the
   * class audience those that say who is one of it. */
  readonly claims: number;
  readonly right: number;
  /** Sentences that only quote what the other offers. */
  readonly told: number;
};

const shown = 6;

/** The figures of each class that there are needs of: of those the weights are fitted on, or of those held out. */
export function measure(
  engine: Engine,
  which: 'fitted' | 'held out' = 'fitted',
): Readonly<Record<string, Figures>> {
  const measured = needs.filter(({ heldOut }) => (heldOut === true) === (which === 'held out'));
  const groups = Map.groupBy(measured, (need) => need.class);
  return Object.fromEntries(
    classes.flatMap((name) => {
      const group = groups.get(name);
      return group ? [[name, figuresOf(engine, group)] as const] : [];
    }),
  );
}

function figuresOf(engine: Engine, group: readonly Need[]): Figures {
  const each = group.map((need) => {
    const ranking = engine.rank(need).filter((id) => need.open?.includes(id) !== true);
    const place = ranking.findIndex((id) => id in need.answers);
    const spoken = ranking.slice(0, shown).filter((id) => engine.reason(need, id) !== '');
    const claimed = spoken.filter((id) =>
      /^(?:You (?:look for|serve)|May fit)/u.test(engine.reason(need, id)),
    );
    return {
      hit1: Number(place === 0),
      hit4: Number(place < 4),
      mrr: 1 / (place + 1),
      ndcg10: ndcgOf(need, ranking),
      trapped: Number(need.wrong?.includes(ranking[0] ?? '') === true),
      allParts: Number(
        (need.parts ?? []).every((part) => ranking.slice(0, 4).some((id) => id in part.answers)),
      ),
      claims: claimed.length,
      right: claimed.filter((id) => id in need.answers).length,
      told: spoken.length - claimed.length,
    };
  });
  const sum = (key: keyof (typeof each)[number]) => each.reduce((total, row) => total + row[key], 0);
  const mean = (key: keyof (typeof each)[number]) => Math.round((1_000 * sum(key)) / each.length) / 1_000;
  return {
    needs: each.length,
    hit1: mean('hit1'),
    hit4: mean('hit4'),
    mrr: mean('mrr'),
    ndcg10: mean('ndcg10'),
    trapped: mean('trapped'),
    allParts: mean('allParts'),
    claims: sum('claims'),
    right: sum('right'),
    told: sum('told'),
  };
}

function ndcgOf({ answers }: Need, ranking: readonly string[]): number {
  const reached = ranking.slice(0, 10).reduce((sum, id, place) => sum + gain(answers[id] ?? 0, place), 0);
  const grades = Object.values(answers).toSorted((one, other) => other - one);
  return reached / grades.slice(0, 10).reduce<number>((sum, grade, place) => sum + gain(grade, place), 0);
}

function gain(grade: number, place: number): number {
  return (2 ** grade - 1) / Math.log2(place + 2);
}
