import { hostile, hostileText, spoil } from './hostile.ts';
import { type Shape, plausible } from './plausible.ts';
import type { Random } from './random.ts';
import type { Route } from './targets.ts';
import { type Draft, encoded, fileDraft, jsonDraft, spoilDraft, spoilText } from './wire.ts';

/** One request to a route, of which most are wrong in some way. */
export function restCase(all: readonly [Route, ...Route[]], random: Random): Draft {
  const draft = requestOf(random.pick(all), random);
  return random.chance(0.2) ? spoilDraft(draft, random) : draft;
}

function requestOf(route: Route, random: Random): Draft {
  const path = pathOf(route, random);
  if (route.body?.type === 'multipart/form-data') return fileDraft(route.method, path, random);
  if (!route.body) return { method: route.method, path, headers: [], body: Buffer.alloc(0) };
  const text = JSON.stringify(valueOf(route.body.schema, random)) ?? '';
  const draft = jsonDraft(route.method, path, text);
  return random.chance(0.15) ? { ...draft, body: spoilText(text, random) } : draft;
}

function pathOf({ path, parameters }: Route, random: Random): string {
  const named = (name: string) =>
    parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encoded(valueOf(named(name), random, name), random),
  );
  const pairs = parameters.flatMap(({ in: place, name, schema }) => {
    if (place !== 'query' || random.chance(0.4)) return [];
    const pair = `${name}=${encoded(valueOf(schema, random, name), random)}`;
    if (random.chance(0.05)) return [pair, `${name}=${encoded(hostile(random), random)}`];
    return [
      random.chance(0.05) ? pair.replace('=', random.pick(['[]=', '[a]=', '.x=', '[__proto__]='])) : pair,
    ];
  });
  if (random.chance(0.05))
    pairs.push(`${encoded(hostileText(random), random)}=${encoded(hostile(random), random)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

function valueOf(schema: Shape, random: Random, name = ''): unknown {
  const value = plausible(schema, random, name);
  return random.chance(0.4) ? value : spoil(value, random);
}
