import { exitWithUsage, parseCommandLine } from '../shared/cli.ts';
import { table } from '../shared/report.ts';
import { ACTORS, type Actor, Client } from './client.ts';
import { type Difference, differencesOf } from './compare.ts';
import { QUERIES, READS } from './reads.ts';
import { type Request, WRITES } from './writes.ts';

const USAGE = `Usage: node suites/contract/main.ts BEFORE AFTER

Sends the same requests to two servers, of two versions over copies of one database with the demo community, and
prints how their responses differ. Start both with --no-web and RATE_PRESET=off. The requests write.

  BEFORE, AFTER    ports of this machine, such as 3001`;

const { positionals } = parseCommandLine(USAGE, {});
const [first, second] = positionals;
if (first === undefined || second === undefined) exitWithUsage(USAGE, 'Two ports are needed.');
const before = new Client(Number(first));
const after = new Client(Number(second));
await Promise.all([before.signIn(), after.signIn()]);

/** One difference, wherever it was found. */
type Found = Difference & { requests: Set<string>; actors: Set<Actor> };
const found = new Map<string, Found>();
let sent = 0;

/** The ids that `{names}` in paths stand for, of each server. */
const ids = [new Map<string, string>(), new Map<string, string>()] as const;

const filled = (path: string, known: ReadonlyMap<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? '0');

async function compareOne({ actor, method, path, body, save }: Request): Promise<void> {
  const [one, other] = await Promise.all([
    before.send(actor, method, filled(path, ids[0]), body),
    after.send(actor, method, filled(path, ids[1]), body),
  ]);
  sent += 1;
  if (save !== undefined) {
    ids[0].set(save, idOf(one.body));
    ids[1].set(save, idOf(other.body));
  }
  for (const difference of differencesOf(one, other))
    note(`${method} ${decodeURIComponent(path)}`, actor, difference);
}

const idOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '0';

const shown = (value: unknown) => (value === undefined ? '' : JSON.stringify(value).slice(0, 100));

function note(request: string, actor: Actor, difference: Difference): void {
  // tRPC wraps what REST sends as it is.
  const place = difference.place.replace('body.result.data', 'body').replace('body.items', 'body');
  // Of sentences each is of interest, of other values that they differ.
  const sentence = place.endsWith('message') ? shown(difference.after) : '';
  const key = [difference.kind, place, sentence].join(' ');
  const known = found.get(key);
  if (known) {
    known.actors.add(actor);
    known.requests.add(request);
  } else found.set(key, { ...difference, place, requests: new Set([request]), actors: new Set([actor]) });
}

async function compareReads(): Promise<void> {
  for (const actor of ACTORS) {
    for (const path of READS) await compareOne({ actor, method: 'GET', path });
    for (const [procedure, input] of QUERIES) {
      const search = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      await compareOne({ actor, method: 'GET', path: `/trpc/${procedure}${search}` });
    }
  }
}

await compareReads();
for (const write of WRITES) await compareOne(write);
await compareReads();
before.close();
after.close();

const rows = [...found.values()].map(({ kind, place, requests, actors, before: was, after: is }) => [
  kind,
  place,
  shown(was),
  shown(is),
  [...actors].join(', '),
  [...requests].join(', '),
]);
console.log(`${sent} requests to each, ${rows.length} differences.\n`);
console.log(table(['kind', 'place', 'before', 'after', 'as', 'requests'], rows));
