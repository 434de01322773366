import { setTimeout as wait } from 'node:timers/promises';
import { type Check, check, expectNone } from '../shared/report.ts';
import type { Fault, Settings } from './fault.ts';
import { every, runCrowd, startUploader } from './load/uploader.ts';
import { openDeployment } from './setup/deployment.ts';
import { followPeak, residentMegabytesOfTree } from './setup/resident-memory.ts';

const MEMBERS = 5;
const EACH = { full: 100, smoke: 4 };
/** 2 MB as a PNG, stored in two sizes. */
const SIDE = 820;
const SETTLE_MS = 10_000;
const LOG_MS = 20_000;

const LEFT_MB = 60;

/** F32: many pictures over time, as members post them. */
export const UPLOAD_MEMORY: Fault = {
  key: 'F32',
  title: 'Hundreds of uploads',
  intensities: {
    full: `${MEMBERS * EACH.full} pictures of 2 MB by ${MEMBERS} members, each sending one after the other`,
    smoke: `${MEMBERS * EACH.smoke} pictures of 2 MB by ${MEMBERS} members, each sending one after the other`,
  },
  run,
};

async function run({ intensity, log }: Settings): Promise<Check[]> {
  await using deployment = await openDeployment(MEMBERS);
  const server = await deployment.startServer();
  const cookies = deployment.community.members.map(({ cookie }) => cookie);
  const expected = MEMBERS * EACH[intensity];

  await wait(SETTLE_MS);
  const before = residentMegabytesOfTree(server.pid);
  using peak = followPeak(server.pid);
  using _progress = every(LOG_MS, () => log(`${residentMegabytesOfTree(server.pid).toFixed(0)} MB`));
  const { statuses } = await runCrowd(await startUploader(SIDE), {
    port: deployment.port,
    cookies,
    each: EACH[intensity],
    path: '/api/attachments',
    isInTurn: true,
  });
  await wait(SETTLE_MS);
  const after = residentMegabytesOfTree(server.pid);
  return [
    check('Stored pictures', `${expected}`, JSON.stringify(statuses), statuses[201] === expected),
    check(
      `Resident memory ${SETTLE_MS / 1_000} s later`,
      `within ${LEFT_MB} MB of before`,
      `${before.toFixed(0)} MB before, at most ${peak.megabytes().toFixed(0)}, ${after.toFixed(0)} afterwards`,
      after - before <= LEFT_MB,
    ),
    expectNone('Exits of the server', server.isRunning() ? 0 : 1),
  ];
}
