import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/chromium.ts';
import { DEMO, signIn, skipTour } from '../../e2e/members.ts';
import { startJourneyServer } from '../../e2e/server.ts';
import { untilHydrated } from '../../e2e/page-ready.ts';
import { exitWithUsage, parseCommandLine } from '../shared/cli.ts';
import { check, checkTable, describeMachine, hasPassed, table } from '../shared/report.ts';
import { quantile } from '../shared/statistics.ts';
import { timeInteraction, watchInteractions } from './interactions.ts';
import { MEMBER_DESKTOP_SCENARIOS, MEMBER_PHONE_SCENARIOS, MEMBER_SCENARIOS } from './member-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { DESKTOP_SCENARIOS, PHONE_SCENARIOS, VISITOR_SCENARIOS } from './visitor-scenarios.ts';

const USAGE = `Usage: npm run inp -- [options]

Measures Interaction to Next Paint on the demo community, with a throttled CPU.

  --runs N   how often all scenarios run (3)`;

/** A mid-range phone has about a quarter of the CPU of a desktop. */
const CPU_SLOWDOWN = 4;
const GOAL = { fraction: 0.98, milliseconds: 150 };
const SHOWN = 12;
/** A step that takes longer fails, and with it the rest of its scenario. */
const STEP_TIMEOUT_MS = 15_000;

const VIEWPORTS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
type Persona = {
  role: 'visitor' | 'member';
  viewport: keyof typeof VIEWPORTS;
  scenarios: Scenario[];
};
const PERSONAS: Persona[] = [
  { role: 'visitor', viewport: 'phone', scenarios: [...VISITOR_SCENARIOS, ...PHONE_SCENARIOS] },
  { role: 'visitor', viewport: 'desktop', scenarios: [...VISITOR_SCENARIOS, ...DESKTOP_SCENARIOS] },
  { role: 'member', viewport: 'phone', scenarios: [...MEMBER_SCENARIOS, ...MEMBER_PHONE_SCENARIOS] },
  { role: 'member', viewport: 'desktop', scenarios: [...MEMBER_SCENARIOS, ...MEMBER_DESKTOP_SCENARIOS] },
];

type Interaction = { where: string; label: string; milliseconds: number };

/** Runs the scenarios of one persona and times every step. */
async function runScenarios(
  browser: Browser,
  origin: string,
  { role, viewport, scenarios }: Persona,
): Promise<Interaction[]> {
  const interactions: Interaction[] = [];
  const options = { baseURL: origin, viewport: VIEWPORTS[viewport], locale: 'en-US' };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await watchInteractions(page);
  if (role === 'member') await skipTour(page, await signIn(context.request, DEMO.member));
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  for (const { path, steps } of scenarios) {
    await page.goto(path);
    await untilHydrated(page);
    const where = `${role}, ${viewport}, ${path}`;
    for (const { label, act, isTimed = true } of steps) {
      try {
        const milliseconds = await timeInteraction(page, () => act(page));
        if (isTimed) interactions.push({ where, label, milliseconds });
      } catch (error) {
        // The other scenarios are still worth measuring.
        console.error(`${where}: could not ${label}: ${String(error).split('\n')[0] ?? ''}`);
        process.exitCode = 1;
        break;
      }
    }
  }
  await context.close();
  return interactions;
}

const { values } = parseCommandLine(USAGE, { runs: { type: 'string', default: '3' } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWithUsage(USAGE, '--runs takes a whole number above 0.');

const interactions: Interaction[] = [];
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
try {
  for (let run = 0; run < runs; run += 1) {
    // Each persona has a new community, since members change it.
    for (const persona of PERSONAS) {
      const server = await startJourneyServer();
      try {
        interactions.push(...(await runScenarios(browser, server.origin, persona)));
      } finally {
        await server.stop();
      }
    }
  }
} finally {
  await browser.close();
}

const latencies = interactions.map(({ milliseconds }) => milliseconds);
const slowest = interactions.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SHOWN);
const inp = quantile(latencies, GOAL.fraction);
const checks = [check('INP, p98', `at most ${GOAL.milliseconds} ms`, `${inp} ms`, inp <= GOAL.milliseconds)];
console.log(
  `${interactions.length} interactions in ${runs} runs, CPU ${CPU_SLOWDOWN} times slower; ${describeMachine()}.\n`,
);
console.log(`p50 ${quantile(latencies, 0.5)} ms, p75 ${quantile(latencies, 0.75)} ms\n`);
console.log(
  table(
    ['slowest interactions', 'where', 'ms'],
    slowest.map(({ label, where, milliseconds }) => [label, where, milliseconds]),
  ),
);
console.log(`\n${checkTable(checks)}`);
if (!hasPassed(checks)) process.exitCode = 1;
