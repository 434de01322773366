import { median } from '../shared/statistics.ts';
import { type Audit, FIGURES, type Figure, type Preset } from './audit.ts';

type Goal = { atLeast: number } | { atMost: number };

const ALWAYS = {
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  cls: { atMost: 0.02 },
} as const;

const GOALS: Record<Preset, Partial<Record<Figure, Goal>>> = {
  mobile: { performance: { atLeast: 90 }, lcp: { atMost: 2_000 }, tbt: { atMost: 200 }, ...ALWAYS },
  desktop: { performance: { atLeast: 98 }, lcp: { atMost: 900 }, ...ALWAYS },
};

/** The scores and metrics of a page that miss their goals. */
export function missedGoals(audit: Audit, preset: Preset): Figure[] {
  return FIGURES.filter((figure) => {
    const goal = GOALS[preset][figure];
    if (!goal) return false;
    return 'atLeast' in goal ? !(audit[figure] >= goal.atLeast) : !(audit[figure] <= goal.atMost);
  });
}

/** The median of every score and metric over several runs. */
export function medianOf(audits: Audit[]): Audit {
  const of = (figure: Figure) => median(audits.map((audit) => audit[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
  };
}
