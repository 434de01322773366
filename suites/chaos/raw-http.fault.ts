import { type Fault, type Finding, type Settings, finding, none } from './fault.ts';
import { RAW_CASES, type RawCase } from './raw/cases.ts';
import { type RawOutcome, sendRaw } from './raw/send-raw.ts';
import { createCaller } from './setup/client.ts';
import { openCommunity } from './setup/community.ts';

/** F30: bytes that are hardly HTTP. */
export const RAW_HTTP: Fault = {
  key: 'F30',
  title: 'Smuggling and raw HTTP',
  doses: {
    full: `${RAW_CASES.length} cases on a socket of their own, all at once`,
    short: `${RAW_CASES.length} cases on a socket of their own, all at once`,
  },
  run,
};

async function run({ say }: Settings): Promise<Finding[]> {
  await using community = await openCommunity(1);
  const server = await community.startServer();
  const tried = await Promise.all(
    RAW_CASES.map(async (one) => ({ one, outcome: await sendRaw(community.port, one) })),
  );
  const otherwise = tried.filter(({ one, outcome }) => !isAsWished(one, outcome));
  for (const { one, outcome } of otherwise)
    say(`${one.name}: ${outcome.statuses.slice(0, 5).join(', ')} (${outcome.statuses.length} answers)`);
  const open = tried.filter(({ outcome }) => !outcome.closed);
  const slowest = Math.max(...tried.map(({ outcome }) => outcome.ms));
  const caller = createCaller(community.port);
  const next = await caller.send({ method: 'GET', path: '/healthz' });
  caller.close();
  return [
    finding(
      'Every one is refused with 400, 408 or 431, or answered once where it is right; nothing is smuggled',
      otherwise.length === 0,
      otherwise.length === 0
        ? `${tried.length} of ${tried.length}`
        : otherwise.map(({ one }) => one.name).join(', '),
    ),
    finding(
      'The server closes the connection',
      open.length === 0,
      open.length === 0
        ? `the last after ${(slowest / 1_000).toFixed(1)} s`
        : open.map(({ one }) => one.name).join(', '),
    ),
    finding('The next request on another connection is answered', next.status === 200, String(next.status)),
    none('The server ends', server.isRunning() ? 0 : 1),
  ];
}

const isAsWished = ({ answers }: RawCase, { statuses }: RawOutcome): boolean =>
  statuses.length === answers.length &&
  answers.every((wished, index) => [wished].flat().includes(statuses[index] ?? 0));
