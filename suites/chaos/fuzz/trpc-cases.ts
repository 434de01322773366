import { hostile, hostileText, spoil } from './hostile.ts';
import { plausible } from './plausible.ts';
import type { Random } from './random.ts';
import type { Procedure } from './targets.ts';
import { type Draft, encoded, jsonDraft, spoilDraft, spoilText } from './wire.ts';

/** The server refuses longer heads by themselves; that is one case, not every other one. */
const QUERY_MAX = 12_000;

/** One call of a procedure, or several, of which most are wrong in some way. */
export function trpcCase(all: readonly [Procedure, ...Procedure[]], random: Random): Draft {
  const procedure = random.pick(all);
  const draft = random.chance(0.15) ? batchOf(all, random) : callOf(procedure, random);
  return random.chance(0.2) ? spoilDraft(draft, random) : draft;
}

function callOf(procedure: Procedure, random: Random): Draft {
  const { path, type } = procedure;
  const input = inputOf(procedure, random);
  // A stream stays open when it is asked for rightly.
  const isQuery = type === 'query' ? !random.chance(0.05) : type === 'mutation' && random.chance(0.05);
  if (isQuery) return queryOf(path, input, '', random);
  const text = JSON.stringify(input) ?? '';
  const draft = jsonDraft('POST', `/trpc/${path}`, text);
  return random.chance(0.15) ? { ...draft, body: spoilText(text, random) } : draft;
}

function queryOf(path: string, input: unknown, more: string, random: Random): Draft {
  const text = JSON.stringify(input);
  const wrong = random.chance(0.1)
    ? spoilText(text ?? '{}', random)
        .toString()
        .toWellFormed()
    : text;
  const search = wrong === undefined ? '' : `input=${encodeURIComponent(wrong)}`.slice(0, QUERY_MAX);
  return {
    method: 'GET',
    path: `/trpc/${path}?${more}${search.replace(/%.?$/, '')}`,
    headers: [],
    body: Buffer.alloc(0),
  };
}

function inputOf({ input }: Procedure, random: Random): unknown {
  if (!input) return random.chance(0.7) ? undefined : hostile(random);
  const value = plausible(input, random);
  if (random.chance(0.25)) return value;
  const spoilt = spoil(value, random);
  return random.chance(0.3) ? spoil(spoilt, random) : spoilt;
}

/** Names and inputs that belong together, or not. */
function batchOf(all: readonly [Procedure, ...Procedure[]], random: Random): Draft {
  const isQuery = random.chance(0.5);
  const fitting = all.filter(({ type }) => type === (isQuery ? 'query' : 'mutation'));
  const calls = Array.from(
    { length: random.below(13) },
    () => fitting[random.below(fitting.length)] ?? all[0],
  );
  const names = calls.map(({ path }) => (random.chance(0.03) ? encoded(hostileText(random), random) : path));
  const inputs = Object.fromEntries(
    calls.map((procedure, index) => [
      random.chance(0.05) ? hostileText(random) : index,
      inputOf(procedure, random),
    ]),
  );
  const input = random.chance(0.1) ? hostile(random) : inputs;
  const flag = random.pick([
    'batch=1&',
    'batch=1&',
    'batch=1&',
    'batch=0&',
    'batch=1&batch=1&',
    'batch&',
    'batch=true&',
  ]);
  const path = names.join(random.chance(0.05) ? random.pick([',,', '%2C', ';', ', ']) : ',');
  if (isQuery) return queryOf(path, input, flag, random);
  return jsonDraft('POST', `/trpc/${path}?${flag}`, JSON.stringify(input) ?? '');
}
