import { createHttpClient } from '../shared/http-client.ts';
import { type Check, check, expectNone } from '../shared/report.ts';
import type { Fault, Settings } from './fault.ts';
import { RAW_CASES, type RawCase } from './raw/cases.ts';
import { type RawOutcome, sendRaw } from './raw/send-raw.ts';
import { openDeployment } from './setup/deployment.ts';

const INJECTED = `${RAW_CASES.length} cases, each on a socket of its own, all concurrently`;

/** F30: request smuggling and invalid HTTP. */
export const RAW_HTTP: Fault = {
  key: 'F30',
  title: 'Request smuggling and raw HTTP',
  intensities: { full: INJECTED, smoke: INJECTED },
  run,
};

async function run({ log }: Settings): Promise<Check[]> {
  await using deployment = await openDeployment(1);
  const server = await deployment.startServer();
  const results = await Promise.all(
    RAW_CASES.map(async (one) => ({ one, outcome: await sendRaw(deployment.port, one) })),
  );
  const wrong = results.filter(({ one, outcome }) => !isExpected(one, outcome));
  for (const { one, outcome } of wrong)
    log(`${one.name}: ${outcome.statuses.slice(0, 5).join(', ')} (${outcome.statuses.length} responses)`);
  const open = results.filter(({ outcome }) => !outcome.isClosed);
  const slowest = Math.max(...results.map(({ outcome }) => outcome.ms));
  const client = createHttpClient(deployment.port);
  const next = await client.send({ path: '/healthz' });
  client.close();
  return [
    check(
      'Responses',
      '400, 408 or 431, or one valid response; nothing is smuggled',
      wrong.length === 0
        ? `${results.length} of ${results.length}`
        : `wrong: ${wrong.map(({ one }) => one.name).join(', ')}`,
      wrong.length === 0,
    ),
    check(
      'Connections',
      'closed by the server',
      open.length === 0
        ? `the last after ${(slowest / 1_000).toFixed(1)} s`
        : `open: ${open.map(({ one }) => one.name).join(', ')}`,
      open.length === 0,
    ),
    check('The next request on another connection', '200', String(next.status), next.status === 200),
    expectNone('Exits of the server', server.isRunning() ? 0 : 1),
  ];
}

const isExpected = ({ responses }: RawCase, { statuses }: RawOutcome): boolean =>
  statuses.length === responses.length &&
  responses.every((expected, index) => [expected].flat().includes(statuses[index] ?? 0));
