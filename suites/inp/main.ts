import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/chromium.ts';
import { DEMO, signIn, skipTour } from '../../e2e/members.ts';
import { startJourneyServer } from '../../e2e/server.ts';
import { untilAnswering } from '../../e2e/visits.ts';
import { timeInteraction, watchInteractions } from './interactions.ts';
import { MEMBER_DESK_SCENES, MEMBER_SCENES } from './member-scenes.ts';
import type { Scene } from './scene.ts';
import { DESK_SCENES, TELEPHONE_SCENES, VISITOR_SCENES } from './visitor-scenes.ts';

/** As slow as a telephone of the middle price is beside a desk. */
const SLOWER = 4;
const GOAL = { percentile: 0.98, milliseconds: 150 };
const SHOWN = 12;
/** Until a step is given up, and with it the rest of its scene. */
const STEP_MS = 15_000;

const SIZES = { telephone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };
type Cast = { who: string; size: keyof typeof SIZES; scenes: Scene[]; signsIn: boolean };
const CASTS: Cast[] = [
  { who: 'visitor', size: 'telephone', scenes: [...VISITOR_SCENES, ...TELEPHONE_SCENES], signsIn: false },
  { who: 'visitor', size: 'desk', scenes: [...VISITOR_SCENES, ...DESK_SCENES], signsIn: false },
  { who: 'member', size: 'telephone', scenes: MEMBER_SCENES, signsIn: true },
  { who: 'member', size: 'desk', scenes: [...MEMBER_SCENES, ...MEMBER_DESK_SCENES], signsIn: true },
];

type Timed = { where: string; does: string; milliseconds: number };

/** Plays the scenes one after the other and times every step of them. */
async function play(browser: Browser, origin: string, cast: Cast): Promise<Timed[]> {
  const timed: Timed[] = [];
  const context = await browser.newContext({ baseURL: origin, viewport: SIZES[cast.size], locale: 'en-US' });
  const page = await context.newPage();
  await watchInteractions(page);
  if (cast.signsIn) await skipTour(page, await signIn(context.request, DEMO.member));
  const throttle = await context.newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  page.setDefaultTimeout(STEP_MS);
  for (const { path, steps } of cast.scenes) {
    await page.goto(path);
    await untilAnswering(page);
    const where = `${cast.who}, ${cast.size}, ${path}`;
    for (const { does, act, isTimed = true } of steps) {
      try {
        const milliseconds = await timeInteraction(page, () => act(page));
        if (isTimed) timed.push({ where, does, milliseconds });
      } catch (error) {
        // The rest of the scenes says more than nothing does.
        console.error(`${where}: could not ${does}: ${String(error).split('\n')[0] ?? ''}`);
        process.exitCode = 1;
        break;
      }
    }
  }
  await context.close();
  return timed;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Usage: inp [--runs 3]');
  process.exit(1);
}

const timed: Timed[] = [];
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
try {
  for (let run = 0; run < runs; run += 1) {
    // Each on a community of its own, as what members do changes it.
    for (const cast of CASTS) {
      const server = await startJourneyServer();
      try {
        timed.push(...(await play(browser, server.origin, cast)));
      } finally {
        await server.stop();
      }
    }
  }
} finally {
  await browser.close();
}

const slowestFirst = timed.toSorted((one, other) => other.milliseconds - one.milliseconds);
const atMost = (part: number) =>
  slowestFirst[Math.floor(slowestFirst.length * (1 - part))]?.milliseconds ?? 0;
console.log(
  `${timed.length} interactions in ${runs} runs, the processor ${SLOWER} times slower; ${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1) ?? ''}, Node ${process.versions.node}.\n`,
);
console.log(
  `half take at most ${atMost(0.5)} ms, 75 % ${atMost(0.75)} ms, 98 % ${atMost(GOAL.percentile)} ms\n`,
);
console.log('| the slowest | where | ms |\n|---|---|---|');
for (const { does, where, milliseconds } of slowestFirst.slice(0, SHOWN))
  console.log(`| ${does} | ${where} | ${milliseconds} |`);
if (atMost(GOAL.percentile) > GOAL.milliseconds) process.exitCode = 1;
