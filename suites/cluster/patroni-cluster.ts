import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { makeRoles } from './postgres-server.ts';
import { freePorts } from './free-ports.ts';
import { renderConfig } from './render-config.ts';
import { type PatroniNode, startPatroniNode } from './patroni-node.ts';
import { startProgram } from './running-program.ts';
import type { TestRun } from './test-run.ts';
import { until } from './until.ts';

const NAMES = ['one', 'two', 'three'];

const Cluster = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      lag: z.union([z.number(), z.string()]).optional(),
    }),
  ),
});
type Member = z.infer<typeof Cluster>['members'][number];

export type PatroniCluster = {
  /** Through HAProxy, as the role that serves requests and as the owner. */
  url: string;
  ownerUrl: string;
  /** The leader as the nodes know it: a killed one until its lease expires. */
  leader(): Promise<PatroniNode>;
  /** Resolves when every node runs without lag and one is the synchronous standby. */
  untilHealthy(): Promise<void>;
  /** Asks the leader to switch over to the synchronous standby; resolves when it has accepted. */
  switchover(): Promise<void>;
};

/** Starts three Patroni nodes, one etcd, and HAProxy in front of the leader, with the files of `deploy/`. */
export async function startPatroniCluster(run: TestRun): Promise<PatroniCluster> {
  const { stack, tempDir, pathOf } = run;
  const [etcdPort = 0, peerPort = 0, proxyPort = 0, ...ports] = await freePorts(9);
  const password = randomBytes(18).toString('base64url');
  startEtcd(run, { etcdPort, peerPort });
  const shared = { patroni: pathOf('patroni'), postgres: pathOf('postgres'), etcdPort, password };
  const nodes = NAMES.map((name, index) => {
    const [databasePort = 0, restPort = 0] = ports.slice(index * 2);
    return startPatroniNode(tempDir, { name, databasePort, restPort }, shared);
  });
  stack.defer(async () => void (await Promise.all(nodes.map((node) => node.stop()))));

  const inRole = async (wanted: string) => {
    const name = (await membersOf(nodes)).find(({ role }) => role === wanted)?.name;
    const node = nodes.find((candidate) => candidate.name === name);
    if (!node) throw new Error(`No node is the ${wanted}.`);
    return node;
  };
  const untilHealthy = () =>
    until('all nodes run and one is synchronous', async () => isHealthy(await membersOf(nodes)), {
      seconds: 120,
      every: 250,
    });

  await untilHealthy();
  const { databasePort } = await inRole('leader');
  await makeRoles(`postgres://postgres:${password}@127.0.0.1:${databasePort}/postgres`, password, {
    replicator: false,
  });
  startDatabaseProxy(run, { proxyPort, nodes });
  return {
    url: `postgres://guildhall_app:${password}@127.0.0.1:${proxyPort}/guildhall`,
    ownerUrl: `postgres://guildhall_owner:${password}@127.0.0.1:${proxyPort}/guildhall`,
    leader: () => inRole('leader'),
    untilHealthy,
    async switchover() {
      const [leader, candidate] = [await inRole('leader'), await inRole('sync_standby')];
      const response = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      });
      if (!response.ok) throw new Error(`The switchover was refused: ${await response.text()}`);
    },
  };
}

function startEtcd(
  { stack, tempDir, pathOf }: TestRun,
  { etcdPort, peerPort }: { etcdPort: number; peerPort: number },
): void {
  const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  const etcd = startProgram(
    pathOf('etcd'),
    [
      `--data-dir=${tempDir.makeFolder('etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=default=${peer}`,
    ],
    { name: 'etcd', ...tempDir },
  );
  stack.defer(async () => void (await etcd.stop()));
}

function startDatabaseProxy(
  { stack, tempDir, pathOf }: TestRun,
  { proxyPort, nodes }: { proxyPort: number; nodes: readonly PatroniNode[] },
): void {
  const servers = nodes.flatMap(({ databasePort, restPort }, index) => [
    [`127.0.0.1:${5432 + index} `, `127.0.0.1:${databasePort} `],
    [`port ${8008 + index}`, `port ${restPort}`],
  ]);
  const replacements = Object.fromEntries([...servers, ['127.0.0.1:5000', `127.0.0.1:${proxyPort}`]]);
  const file = tempDir.write('haproxy-database.cfg', renderConfig('haproxy-database.cfg', replacements));
  const proxy = startProgram(pathOf('haproxy'), ['-db', '-f', file], {
    name: 'haproxy-database',
    ...tempDir,
  });
  stack.defer(async () => void (await proxy.stop()));
}

const isHealthy = (members: readonly Member[]): boolean =>
  members.length === NAMES.length &&
  members.every(({ state }) => /^(running|streaming)$/.test(state)) &&
  members.every(({ role, lag }) => role === 'leader' || lag === 0) &&
  ['leader', 'sync_standby'].every((wanted) => members.some(({ role }) => role === wanted));

/** The members of the cluster, from the first node that responds. */
async function membersOf(nodes: readonly PatroniNode[]): Promise<Member[]> {
  for (const { restPort } of nodes) {
    const signal = AbortSignal.timeout(2_000);
    try {
      const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal });
      return Cluster.parse(await response.json()).members;
    } catch {
      // The next node may respond.
    }
  }
  throw new Error('No node responds.');
}
