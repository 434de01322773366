import { setTimeout as wait } from 'node:timers/promises';
import { writeWorkbook } from '@guildhall/api';
import { CsvImport } from '@guildhall/api/console/imports/imports.schema';
import { createHttpClient } from '../shared/http-client.ts';
import { type Check, check, expectNone } from '../shared/report.ts';
import { cookieOf } from '../shared/sessions.ts';
import type { Fault, Settings } from './fault.ts';
import { type Deployment, openDeployment } from './setup/deployment.ts';
import { followPeak } from './setup/resident-memory.ts';

const ROWS = { full: 10_000, smoke: 1_000 };
const SECONDS = 60;
/** What the process grows by. A workbook is inflated and read as a whole, in a thread that ends afterwards. */
const GROWTH_MB = { text: 50, workbook: 300 };
/** The share of rows after which the process is killed. */
const KILLED_AFTER = 0.3;
const ASK_EVERY_MS = 50;
/** A job that looks for unfinished imports starts each minute. */
const RESUMED_MS = 150_000;

const describe = (rows: number) =>
  `${rows} rows of a text file and ${rows} of a workbook imported undisturbed, and ${rows} more with kill -9 in the middle of the dry run and of the run`;

/** F33: the process is killed while it imports members, and restarted as a supervisor would. */
export const IMPORTS: Fault = {
  key: 'F33',
  title: 'The server is killed while it imports members',
  intensities: { full: describe(ROWS.full), smoke: describe(ROWS.smoke) },
  run,
};

async function run({ intensity, log }: Settings): Promise<Check[]> {
  const rows = ROWS[intensity];
  await using deployment = await openDeployment(1);
  let server = await deployment.startServer();
  const admin = createAdmin(deployment);

  const checks: Check[] = [];
  for (const [kind, file] of [
    ['text', textOf(listOf('calm', rows))],
    ['workbook', await writeWorkbook(listOf('book', rows))],
  ] as const) {
    using memory = followPeak(server.pid);
    const before = memory.megabytes();
    const startedAt = performance.now();
    const { id, mapping } = await admin.upload(file);
    await admin.call('check', { id, mapping });
    await untilStatus(deployment, id, 'checked');
    await admin.call('run', { id });
    await untilStatus(deployment, id, 'done');
    const seconds = (performance.now() - startedAt) / 1_000;
    const sizes = `${before.toFixed(0)} to ${memory.megabytes().toFixed(0)} MB`;
    log(`${rows} rows of a ${kind} in ${seconds.toFixed(1)} s, ${sizes}`);
    const most = GROWTH_MB[kind];
    checks.push(
      check(`A ${kind}, undisturbed`, `at most ${SECONDS} s`, `${seconds.toFixed(1)} s`, seconds <= SECONDS),
      check(`Memory for a ${kind}`, `at most ${most} MB more`, sizes, memory.megabytes() - before <= most),
    );
  }

  const killed = await admin.upload(await writeWorkbook(listOf('killed', rows)));
  const killedAt: number[] = [];
  for (const [call, input, judged, end] of [
    ['check', { id: killed.id, mapping: killed.mapping }, 'outcome is not null', 'checked'],
    ['run', { id: killed.id }, "outcome = 'created'", 'done'],
  ] as const) {
    await admin.call(call, input);
    await untilRows(deployment, killed.id, judged, rows * KILLED_AFTER);
    await server.end('SIGKILL');
    killedAt.push(await countRows(deployment, killed.id, judged));
    server = await deployment.startServer();
    await untilStatus(deployment, killed.id, end);
    log(`killed after ${killedAt.at(-1)} of ${rows} rows (${call}), and ${end}`);
  }
  admin.close();

  const [members] = await deployment.query<{ all: number; addresses: number }>(
    `select count(*)::int as all, count(distinct email)::int as addresses from users where email like 'killed-%'`,
  );
  const [outbox] = await deployment.query<{ mails: number }>('select count(*)::int as mails from ops.outbox');
  const created = await countRows(deployment, killed.id, "outcome = 'created' and user_id is not null");
  return [
    ...checks,
    check(
      'Rows that were done at the kills',
      'more than 0, fewer than all',
      killedAt.join(' and '),
      killedAt.every((count) => count > 0 && count < rows),
    ),
    check(
      'Members of the killed import',
      `${rows}, each once`,
      `${members?.all}, ${members?.addresses} addresses, ${created} rows created`,
      members?.all === rows && members.addresses === rows && created === rows,
    ),
    expectNone('Emails', outbox?.mails ?? Number.NaN),
    expectNone('Exits of the server by itself', server.isRunning() ? 0 : 1),
  ];
}

/** The administrator of a deployment, who uploads files and calls the procedures of imports. */
function createAdmin({ port, community }: Deployment) {
  const cookie = cookieOf(community.adminId);
  const client = createHttpClient(port, { cookie });
  return {
    async upload(file: Uint8Array): Promise<CsvImport> {
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(file)]), 'members');
      const response = await fetch(`http://127.0.0.1:${port}/api/admin/imports`, {
        method: 'POST',
        headers: { cookie },
        body,
      });
      if (!response.ok) throw new Error(`The upload was answered ${response.status}.`);
      return CsvImport.parse(await response.json());
    },
    call: (procedure: 'check' | 'run', input: object) =>
      client.fetchBody(`/trpc/admin.imports.${procedure}`, { body: input }),
    close: () => client.close(),
  };
}

/** The names of the columns, and one member a row. */
const listOf = (name: string, rows: number): string[][] => [
  ['Email', 'First name', 'Last name', 'Company'],
  ...Array.from({ length: rows }, (_, row) => [
    `${name}-${row}@members.test`,
    'Ina',
    `Import ${name} ${row}`,
    `Works ${row}`,
  ]),
];

const textOf = (rows: string[][]) => Buffer.from(rows.map((cells) => cells.join(',')).join('\n'));

async function countRows(deployment: Deployment, id: number, condition: string): Promise<number> {
  const [row] = await deployment.query<{ rows: number }>(
    `select count(*)::int as rows from member_import_rows where import_id = $1 and ${condition}`,
    [id],
  );
  return row?.rows ?? 0;
}

const untilRows = (deployment: Deployment, id: number, condition: string, rows: number) =>
  until(async () => (await countRows(deployment, id, condition)) >= rows);

const untilStatus = (deployment: Deployment, id: number, status: string) =>
  until(async () => {
    const [found] = await deployment.query('select from member_imports where id = $1 and status = $2', [
      id,
      status,
    ]);
    return found !== undefined;
  });

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + RESUMED_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('The import did not go on.');
    await wait(ASK_EVERY_MS);
  }
}
