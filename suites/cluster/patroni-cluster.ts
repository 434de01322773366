import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { makeRoles } from './database-pair.ts';
import { filledIn } from './deployed-file.ts';
import { type PatroniNode, startPatroniNode } from './patroni-node.ts';
import type { Rig } from './rig.ts';
import { startProgram } from './running-program.ts';
import { freePorts, until } from './workplace.ts';

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
  /** Of the app, through HAProxy: as the role that serves requests, and as the owner. Both hold the password. */
  url: string;
  ownerUrl: string;
  /** Who leads by what the nodes know; a leader that was killed is named until its time is up. */
  leader(): Promise<PatroniNode>;
  /** Resolves when every node runs, follows without lag, and one of them is the synchronous standby. */
  untilWhole(): Promise<void>;
  /** Asks the leader to hand over to the synchronous standby; resolves when it has agreed. */
  switchover(): Promise<void>;
};

/** Three Patroni nodes, one etcd, and HAProxy that leads to the leader, all by the files of `deploy/`. */
export async function startPatroniCluster(rig: Rig): Promise<PatroniCluster> {
  const { stack, workplace, placeOf } = rig;
  const [etcdPort = 0, peerPort = 0, proxyPort = 0, ...ports] = await freePorts(9);
  const password = randomBytes(18).toString('base64url');
  startEtcd(rig, { etcdPort, peerPort });
  const shared = { patroni: placeOf('patroni'), postgres: placeOf('postgres'), etcdPort, password };
  const nodes = NAMES.map((name, index) => {
    const [databasePort = 0, restPort = 0] = ports.slice(index * 2);
    const place = { name, databasePort, restPort };
    return startPatroniNode(workplace, place, shared);
  });
  stack.defer(async () => void (await Promise.all(nodes.map((node) => node.stop()))));

  const inRole = async (wanted: string) => {
    const name = (await membersOf(nodes)).find(({ role }) => role === wanted)?.name;
    const node = nodes.find((candidate) => candidate.name === name);
    if (!node) throw new Error(`No node is the ${wanted}.`);
    return node;
  };
  const untilWhole = () =>
    until('all nodes run and one is synchronous', async () => isWhole(await membersOf(nodes)), {
      seconds: 120,
      every: 250,
    });

  await untilWhole();
  const { databasePort } = await inRole('leader');
  await makeRoles(`postgres://postgres:${password}@127.0.0.1:${databasePort}/postgres`, password, false);
  startDatabaseProxy(rig, { proxyPort, nodes });
  return {
    url: `postgres://guildhall_app:${password}@127.0.0.1:${proxyPort}/guildhall`,
    ownerUrl: `postgres://guildhall_owner:${password}@127.0.0.1:${proxyPort}/guildhall`,
    leader: () => inRole('leader'),
    untilWhole,
    async switchover() {
      const [leader, candidate] = [await inRole('leader'), await inRole('sync_standby')];
      const answer = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      });
      if (!answer.ok) throw new Error(`The switchover was refused: ${await answer.text()}`);
    },
  };
}

function startEtcd(
  { stack, workplace, placeOf }: Rig,
  { etcdPort, peerPort }: { etcdPort: number; peerPort: number },
): void {
  const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  const etcd = startProgram(
    placeOf('etcd'),
    [
      `--data-dir=${workplace.makeFolder('etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=default=${peer}`,
    ],
    { name: 'etcd', ...workplace },
  );
  stack.defer(async () => void (await etcd.stop()));
}

function startDatabaseProxy(
  { stack, workplace, placeOf }: Rig,
  { proxyPort, nodes }: { proxyPort: number; nodes: readonly PatroniNode[] },
): void {
  const servers = nodes.flatMap(({ databasePort, restPort }, index) => [
    [`127.0.0.1:${5432 + index} `, `127.0.0.1:${databasePort} `],
    [`port ${8008 + index}`, `port ${restPort}`],
  ]);
  const places = Object.fromEntries([...servers, ['127.0.0.1:5000', `127.0.0.1:${proxyPort}`]]);
  const file = workplace.write('haproxy-database.cfg', filledIn('haproxy-database.cfg', places));
  const proxy = startProgram(placeOf('haproxy'), ['-db', '-f', file], {
    name: 'haproxy-database',
    ...workplace,
  });
  stack.defer(async () => void (await proxy.stop()));
}

const isWhole = (members: readonly Member[]): boolean =>
  members.length === NAMES.length &&
  members.every(({ state }) => /^(running|streaming)$/.test(state)) &&
  members.every(({ role, lag }) => role === 'leader' || lag === 0) &&
  ['leader', 'sync_standby'].every((wanted) => members.some(({ role }) => role === wanted));

/** What any node that answers knows about all of them. */
async function membersOf(nodes: readonly PatroniNode[]): Promise<Member[]> {
  for (const { restPort } of nodes) {
    const signal = AbortSignal.timeout(2_000);
    try {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal });
      return Cluster.parse(await answer.json()).members;
    } catch {
      // The next one may know.
    }
  }
  throw new Error('No node answers.');
}
