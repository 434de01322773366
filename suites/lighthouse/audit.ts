import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/chromium.ts';

/** Fetched when it is asked for: too large to come with every install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

export const PRESETS = ['mobile', 'desktop'] as const;
export type Preset = (typeof PRESETS)[number];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

export type Figure = (typeof CATEGORIES)[number] | keyof typeof METRICS;

/** Of one visit: scores from 0 to 100, times in milliseconds, the layout shift as it is. */
export type Audit = Record<Figure, number>;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/**
 * Lets Lighthouse visit a page once, as its preset says: a telephone on a slow network, or a desk.
 * @throws with what it said, when it could not
 */
export async function auditPage(address: string, preset: Preset): Promise<Audit> {
  const args = [
    '--yes',
    LIGHTHOUSE,
    address,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const child = spawn('npx', args, {
    env: { ...process.env, CHROME_PATH: await chromiumPath() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode ?? once(child, 'exit'),
  ]);
  if (child.exitCode !== 0) throw new Error(`Lighthouse could not visit ${address}: ${complaint || output}`);
  const { categories, audits }: Report = JSON.parse(output);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value(METRICS.lcp),
    cls: value(METRICS.cls),
    tbt: value(METRICS.tbt),
  };
}
