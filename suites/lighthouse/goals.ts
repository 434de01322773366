import type { Audit, Figure, Preset } from './audit.ts';

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

/** The figures of a page that miss their goals. */
export function missedBy(audit: Audit, preset: Preset): Figure[] {
  const figures: Figure[] = ['performance', 'accessibility', 'best-practices', 'seo', 'lcp', 'cls', 'tbt'];
  return figures.filter((figure) => {
    const goal = GOALS[preset][figure];
    if (!goal) return false;
    return 'atLeast' in goal ? !(audit[figure] >= goal.atLeast) : !(audit[figure] <= goal.atMost);
  });
}

/** Figure by figure the middle of several visits. */
export function medianOf(audits: Audit[]): Audit {
  const median = (figure: Figure) =>
    audits.map((audit) => audit[figure]).toSorted((one, other) => one - other)[audits.length >> 1] ??
    Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    lcp: median('lcp'),
    cls: median('cls'),
    tbt: median('tbt'),
  };
}
