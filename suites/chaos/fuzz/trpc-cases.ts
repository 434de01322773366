import { malformed, malformedText, mutate } from './malformed.ts';
import { wellFormed } from './well-formed.ts';
import type { Draw } from './draw.ts';
import type { Procedure } from './targets.ts';
import { type RequestTemplate, encoded, jsonRequest, mutateRequest, mutateJson } from './request-template.ts';

/** Longer heads are refused before routing, which one case of the raw HTTP fault covers. */
const QUERY_MAX = 12_000;

/** A call of a procedure or a batch; most are malformed in some way. */
export function trpcCase(all: readonly [Procedure, ...Procedure[]], draw: Draw): RequestTemplate {
  const procedure = draw.pick(all);
  const template = draw.chance(0.15) ? batchOf(all, draw) : callOf(procedure, draw);
  return draw.chance(0.2) ? mutateRequest(template, draw) : template;
}

function callOf(procedure: Procedure, draw: Draw): RequestTemplate {
  const { path, type } = procedure;
  const input = inputOf(procedure, draw);
  // A valid subscription would stay open.
  const isQuery = type === 'query' ? !draw.chance(0.05) : type === 'mutation' && draw.chance(0.05);
  if (isQuery) return queryOf(path, input, '', draw);
  const text = JSON.stringify(input) ?? '';
  const template = jsonRequest('POST', `/trpc/${path}`, text);
  return draw.chance(0.15) ? { ...template, body: mutateJson(text, draw) } : template;
}

function queryOf(path: string, input: unknown, more: string, draw: Draw): RequestTemplate {
  const text = JSON.stringify(input);
  const wrong = draw.chance(0.1)
    ? mutateJson(text ?? '{}', draw)
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

function inputOf({ input }: Procedure, draw: Draw): unknown {
  if (!input) return draw.chance(0.3) ? malformed(draw) : undefined;
  const value = wellFormed(input, draw);
  if (!draw.chance(0.75)) return value;
  const mutated = mutate(value, draw);
  return draw.chance(0.3) ? mutate(mutated, draw) : mutated;
}

/** Procedures and inputs that match each other, or not. */
function batchOf(all: readonly [Procedure, ...Procedure[]], draw: Draw): RequestTemplate {
  const isQuery = draw.chance(0.5);
  const callable = all.filter(({ type }) => type === (isQuery ? 'query' : 'mutation'));
  const calls = Array.from({ length: draw.below(13) }, () => callable[draw.below(callable.length)] ?? all[0]);
  const names = calls.map(({ path }) => (draw.chance(0.03) ? encoded(malformedText(draw), draw) : path));
  const inputs = Object.fromEntries(
    calls.map((procedure, index) => [
      draw.chance(0.05) ? malformedText(draw) : index,
      inputOf(procedure, draw),
    ]),
  );
  const input = draw.chance(0.1) ? malformed(draw) : inputs;
  const flag = draw.pick([
    'batch=1&',
    'batch=1&',
    'batch=1&',
    'batch=0&',
    'batch=1&batch=1&',
    'batch&',
    'batch=true&',
  ]);
  const path = names.join(draw.chance(0.05) ? draw.pick([',,', '%2C', ';', ', ']) : ',');
  if (isQuery) return queryOf(path, input, flag, draw);
  return jsonRequest('POST', `/trpc/${path}?${flag}`, JSON.stringify(input) ?? '');
}
