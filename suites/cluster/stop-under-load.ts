import { setTimeout as wait } from 'node:timers/promises';
import { startApp } from './app-process.ts';
import { createCaller } from './caller.ts';
import { type Community, callAt, countPosts, registerMembers } from './community.ts';
import { startDatabasePair } from './database-pair.ts';
import type { Rig } from './rig.ts';
import type { RunningProgram } from './running-program.ts';
import { failureOf } from './traffic.ts';
import { type Report, type Verdict, countKinds, reportOf, spreadOf } from './verdict.ts';
import { freePorts } from './workplace.ts';

const CALLERS = 24;
const STOP_GOAL_MS = 10_000;
const LOAD_MS = { least: 300, range: 600 };

type Stop = {
  code: number | null;
  ms: number;
  /** Calls that had been sent, and not been answered, when the signal was. */
  underWay: number;
  /** Of these, what got no success. */
  broken: string[];
  /** Of calls that came before the signal. */
  failed: string[];
  keys: string[];
};

/** F24: one process without a proxy is asked to end, again and again, while it works. */
export async function stopUnderLoad(rig: Rig, times: number): Promise<Report> {
  const { stack, workplace } = rig;
  const { url: databaseUrl, ownerUrl } = await startDatabasePair(rig);
  const [port = 0] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  let running: RunningProgram | undefined;
  stack.defer(async () => void (await running?.stop()));

  let community: Community | undefined;
  const stops: Stop[] = [];
  for (let time = 0; time < times; time += 1) {
    const urls = { databaseUrl, ownerUrl, publicOrigin: origin };
    running = await startApp({ workplace, name: 'app', port, ...urls, drainMs: 0 });
    community ??= await registered(origin);
    stops.push(await stopOnce(running, origin, community));
  }

  const { lost, doubled } = await countPosts(
    databaseUrl,
    stops.flatMap(({ keys }) => keys),
  );
  return judge(stops, { lost, doubled });
}

async function registered(origin: string): Promise<Community> {
  const caller = createCaller(origin, 1);
  try {
    return await registerMembers(caller, CALLERS);
  } finally {
    caller.close();
  }
}

async function stopOnce(app: RunningProgram, origin: string, community: Community): Promise<Stop> {
  const caller = createCaller(origin, CALLERS);
  const underWay = new Set<symbol>();
  const keys: string[] = [];
  const [broken, failed]: [string[], string[]] = [[], []];
  let atSignal: ReadonlySet<symbol> | undefined;
  let turn = 0;
  const goOn = async () => {
    for (;;) {
      turn += 1;
      const call = callAt(turn, community);
      const id = Symbol();
      const wasBefore = atSignal === undefined;
      const failure = await failureOf(caller, call, () => underWay.add(id));
      underWay.delete(id);
      if (failure === null && call.key !== undefined) keys.push(call.key);
      if (failure === null) continue;
      if (atSignal?.has(id)) broken.push(failure);
      else if (wasBefore) failed.push(failure);
      // Nobody is there any more.
      return;
    }
  };
  const callers = Array.from({ length: CALLERS }, goOn);
  await wait(LOAD_MS.least + Math.random() * LOAD_MS.range);
  atSignal = new Set(underWay);
  const ended = await app.stop();
  await Promise.all(callers);
  caller.close();
  return { ...ended, underWay: atSignal.size, broken, failed, keys };
}

function judge(stops: readonly Stop[], posts: { lost: number; doubled: number }): Report {
  const sum = (count: (stop: Stop) => number) => stops.reduce((total, stop) => total + count(stop), 0);
  const broken = stops.flatMap((stop) => stop.broken);
  const failed = stops.flatMap((stop) => stop.failed);
  const verdicts: Verdict[] = [
    {
      mustHold: 'what was under way is answered',
      measured: `${broken.length} of ${sum(({ underWay }) => underWay)} broke off ${countKinds(broken)}`,
      isMet: broken.length === 0 && failed.length === 0,
    },
    {
      mustHold: 'acknowledged posts stand once',
      measured: `${sum(({ keys }) => keys.length)} posts, ${posts.lost} lost, ${posts.doubled} doubled`,
      isMet: posts.lost === 0 && posts.doubled === 0,
    },
    {
      mustHold: 'it ends with 0 within 10 s',
      measured: `exit codes ${[...new Set(stops.map(({ code }) => code))].join(', ')}, ${spreadOf(stops.map(({ ms }) => ms))}`,
      isMet: stops.every(({ code, ms }) => code === 0 && ms <= STOP_GOAL_MS),
    },
  ];
  if (failed.length > 0)
    verdicts.push({ mustHold: 'nothing fails before', measured: countKinds(failed), isMet: false });
  const dose = `One process without a proxy, stopped ${stops.length} times under ${CALLERS} callers on kept connections`;
  return reportOf('F24: stop under load', dose, verdicts);
}
