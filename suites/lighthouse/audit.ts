import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/chromium.ts';

/** Downloaded on demand: too large for every install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

export const PRESETS = ['mobile', 'desktop'] as const;
export type Preset = (typeof PRESETS)[number];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

export const FIGURES = [...CATEGORIES, 'lcp', 'cls', 'tbt'] as const;
export type Figure = (typeof FIGURES)[number];

/** Of one run: scores from 0 to 100, times in milliseconds, CLS as it is. */
export type Audit = Record<Figure, number>;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/**
 * Runs Lighthouse once: as a phone on a slow network, or as a desktop.
 * @throws with its output when it fails
 */
export async function auditPage(url: string, preset: Preset): Promise<Audit> {
  const args = [
    '--yes',
    LIGHTHOUSE,
    url,
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
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode ?? once(child, 'exit'),
  ]);
  if (child.exitCode !== 0) throw new Error(`Lighthouse could not audit ${url}: ${errors || output}`);
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
