import { type Proxy, startAppProxy } from './app-proxy.ts';
import { startApp } from './app-process.ts';
import { createCaller } from './caller.ts';
import { countPosts, registerMembers } from './community.ts';
import { startDatabasePair } from './database-pair.ts';
import type { Rig } from './rig.ts';
import type { RunningProgram } from './running-program.ts';
import { sendTraffic } from './traffic.ts';
import { type Report, type Verdict, countKinds, reportOf, spreadOf } from './verdict.ts';
import { freePorts, until } from './workplace.ts';

const DRAIN_MS = 3_000;
const CALLERS = 10;
const MEMBERS = 8;
const STOP_GOAL_MS = 10_000;

export type Site = {
  origin: string;
  databaseUrl: string;
  standbyUrl: string;
  processes: RunningProgram[];
  /** Ends one process and starts it anew, as an upgrade does; answers how it ended. */
  restart(index: number): Promise<{ code: number | null; ms: number }>;
};

/** The scaled deployment on one machine: a proxy, two app processes, a primary and its standby. */
export async function startSite(rig: Rig, kind: Proxy): Promise<Site> {
  const { stack, workplace } = rig;
  const database = await startDatabasePair(rig);
  const [first = 0, second = 0] = await freePorts(2);
  const ports = [first, second] as const;
  const start = (index: number) =>
    startApp({
      workplace,
      name: `app-${index + 1}`,
      port: ports[index] ?? 0,
      databaseUrl: database.url,
      ownerUrl: database.ownerUrl,
      // The proxy starts last, and nothing here follows a link.
      publicOrigin: 'http://guild.test',
      drainMs: DRAIN_MS,
    });
  const processes: RunningProgram[] = [];
  stack.defer(async () => void (await Promise.all(processes.map((process) => process.stop()))));
  for (const index of ports.keys()) processes[index] = await start(index);
  const origin = await startAppProxy(rig, { kind, ports });
  return {
    origin,
    databaseUrl: database.url,
    standbyUrl: database.standbyUrl,
    processes,
    async restart(index) {
      const ended = await processes[index]?.stop();
      if (!ended) throw new Error(`There is no process ${index}.`);
      processes[index] = await start(index);
      return ended;
    },
  };
}

/** F24: both processes are restarted in turn, round by round, while members go on calling. */
export async function rollingRestart(
  rig: Rig,
  { kind, requests, rounds }: { kind: Proxy; requests: number; rounds: number },
): Promise<Report> {
  const site = await startSite(rig, kind);
  const caller = createCaller(site.origin, CALLERS);
  rig.stack.defer(() => caller.close());
  const community = await registerMembers(caller, MEMBERS);

  let roundsDone = 0;
  const restarts: { code: number | null; ms: number }[] = [];
  const restarting = async () => {
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const index of site.processes.keys()) restarts.push(await site.restart(index));
    } finally {
      roundsDone = rounds;
    }
  };
  const [traffic] = await Promise.all([
    sendTraffic(caller, community, {
      callers: CALLERS,
      isEnough: ({ answered, failures }) => roundsDone === rounds && answered + failures.length >= requests,
    }),
    restarting(),
  ]);

  const { lost, doubled } = await countPosts(site.databaseUrl, traffic.keys);
  await until('the standby has everything', async () => {
    const copied = await countPosts(site.standbyUrl, traffic.keys);
    return copied.lost === 0;
  });
  const sent = traffic.answered + traffic.failures.length;
  const isClean = restarts.every(({ code, ms }) => code === 0 && ms <= STOP_GOAL_MS);
  const verdicts: Verdict[] = [
    {
      mustHold: `0 of ${requests} requests fail`,
      measured: `${traffic.failures.length} of ${sent} ${countKinds(traffic.failures)}`,
      isMet: traffic.failures.length === 0 && sent >= requests,
    },
    {
      mustHold: 'acknowledged posts stand once, on the standby too',
      measured: `${traffic.keys.length} posts, ${lost} lost, ${doubled} doubled`,
      isMet: lost === 0 && doubled === 0,
    },
    {
      mustHold: 'each process ends with 0 within 10 s',
      measured: `${restarts.length} restarts, exit codes ${[...new Set(restarts.map(({ code }) => code))].join(', ')}, ${spreadOf(restarts.map(({ ms }) => ms))}`,
      isMet: isClean,
    },
  ];
  const dose = `${kind}, two processes, a primary and its standby; ${rounds} rounds of restarts, ${CALLERS} callers on kept connections, slowest answer ${Math.round(traffic.slowestMs)} ms`;
  return reportOf('F24: rolling restart', dose, verdicts);
}
