import { setTimeout as wait } from 'node:timers/promises';
import { createCommunity, queryRows } from '../shared/community.ts';
import { type Check, check } from '../shared/report.ts';
import { startApp } from './app-process.ts';
import { startDatabasePair } from './database-pair.ts';
import { freePorts } from './free-ports.ts';
import { type Observed, startReaders } from './readers.ts';
import { openLink } from './severable-link.ts';
import { countFailures } from './summary.ts';
import type { TestReport, TestRun } from './test-run.ts';

const MEMBERS = 8;
const PHASE_MS = 6_000;
/** Reads that were waiting for the replica are answered by the primary within this time. */
const GOAL_MS = 1_000;

/** What the readers saw while the replica was in one state. */
type Phase = Observed & { name: string };

/** A replica is cut off, lags and dies under members who write and read what they wrote. */
export async function replicas(run: TestRun): Promise<TestReport> {
  const { stack, tempDir } = run;
  const pair = await startDatabasePair(run);
  const link = await openLink(Number(new URL(pair.standbyUrl).port));
  stack.defer(() => link.close());
  const replicaUrl = new URL(pair.standbyUrl);
  replicaUrl.port = String(link.port);

  const { members } = await createCommunity(pair.ownerUrl, MEMBERS);
  const ports = await freePorts(2);
  for (const [index, port] of ports.entries()) {
    const app = await startApp({
      tempDir,
      name: `app-${index + 1}`,
      port,
      databaseUrl: pair.url,
      ownerUrl: pair.ownerUrl,
      replicaUrl: replicaUrl.href,
      publicOrigin: `http://127.0.0.1:${port}`,
      drainMs: 0,
    });
    stack.defer(async () => void (await app.stop()));
  }
  const countTransactions = async (): Promise<number> => {
    const rows = await queryRows<{ count: number }>(
      pair.standbyAdminUrl,
      "select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = 'guildhall'",
    );
    return rows[0]?.count ?? 0;
  };
  const setDelay = async (delay: string): Promise<void> => {
    await queryRows(pair.standbyAdminUrl, `alter system set recovery_min_apply_delay = '${delay}'`);
    await queryRows(pair.standbyAdminUrl, 'select pg_reload_conf()');
  };

  const readers = startReaders(ports, members);
  stack.defer(() => readers.stop());
  const phases: Phase[] = [];
  const observe = async (name: string): Promise<void> => {
    readers.take();
    await wait(PHASE_MS);
    phases.push({ name, ...readers.take() });
  };

  const before = await countTransactions();
  await observe('in use');
  const transactions = (await countTransactions()) - before;
  link.sever();
  await observe('cut off');
  link.mend();
  await observe('back');
  await setDelay('5s');
  await observe('five seconds behind');
  await setDelay('0');
  await observe('caught up');
  await pair.killStandby();
  await observe('killed');

  return {
    title: 'Reads from a replica',
    setup: `2 app processes, a primary and a streaming standby, ${MEMBERS} members who write and read; ${PHASE_MS / 1_000} s in each state`,
    checks: [
      check('Transactions on the replica in use', 'more than 100', String(transactions), transactions > 100),
      ...phases.flatMap(checkPhase),
    ],
  };
}

function checkPhase({ name, reads, missed, failures, slowest }: Phase): Check[] {
  return [
    check(`${name}: own posts found`, 'all', `${reads - missed} of ${reads}`, missed === 0 && reads > 0),
    check(`${name}: errors`, '0', `${failures.length} ${countFailures(failures)}`, failures.length === 0),
    check(`${name}: slowest read`, `${GOAL_MS} ms`, `${slowest.toFixed(0)} ms`, slowest <= GOAL_MS),
  ];
}
