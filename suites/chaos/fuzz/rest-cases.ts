import { malformed, malformedText, mutate } from './malformed.ts';
import { type JsonSchema, wellFormed } from './well-formed.ts';
import type { Draw } from './draw.ts';
import type { Route } from './targets.ts';
import {
  type RequestTemplate,
  encoded,
  fileRequest,
  jsonRequest,
  mutateRequest,
  mutateJson,
} from './request-template.ts';

/** A request to a documented route; most are malformed in some way. */
export function restCase(all: readonly [Route, ...Route[]], draw: Draw): RequestTemplate {
  const template = requestOf(draw.pick(all), draw);
  return draw.chance(0.2) ? mutateRequest(template, draw) : template;
}

function requestOf(route: Route, draw: Draw): RequestTemplate {
  const path = pathOf(route, draw);
  if (route.body?.type === 'multipart/form-data') return fileRequest(route.method, path, draw);
  if (!route.body) return { method: route.method, path, headers: [], body: Buffer.alloc(0) };
  const text = JSON.stringify(valueOf(route.body.schema, draw)) ?? '';
  const template = jsonRequest(route.method, path, text);
  return draw.chance(0.15) ? { ...template, body: mutateJson(text, draw) } : template;
}

function pathOf({ path, parameters }: Route, draw: Draw): string {
  const named = (name: string) =>
    parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encoded(valueOf(named(name), draw, name), draw),
  );
  const pairs = parameters.flatMap(({ in: location, name, schema }) => {
    if (location !== 'query' || draw.chance(0.4)) return [];
    const pair = `${name}=${encoded(valueOf(schema, draw, name), draw)}`;
    if (draw.chance(0.05)) return [pair, `${name}=${encoded(malformed(draw), draw)}`];
    return [draw.chance(0.05) ? pair.replace('=', draw.pick(['[]=', '[a]=', '.x=', '[__proto__]='])) : pair];
  });
  if (draw.chance(0.05))
    pairs.push(`${encoded(malformedText(draw), draw)}=${encoded(malformed(draw), draw)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

function valueOf(schema: JsonSchema, draw: Draw, name = ''): unknown {
  const value = wellFormed(schema, draw, name);
  return draw.chance(0.6) ? mutate(value, draw) : value;
}
