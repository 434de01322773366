import { setImmediate } from 'node:timers/promises';
import type { Described } from './document.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { type JsonSchema, isShape } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { describeShape } from './describe-shape.ts';

type Listed = { method: string; path: string; operation: Operation };

/** Renders the OpenAPI document as one HTML page without scripts. Yields to requests while it works. */
export async function docsPage(document: Described): Promise<string> {
  const sections: string[] = [];
  for (const { name, description = '' } of document.tags) {
    await setImmediate();
    const calls = listedUnder(document, name).map((listed) => call(document, listed));
    const heading = `<h2 id="${anchor(name)}">${escape(name)}</h2><p>${escape(description)}</p>`;
    sections.push(`<section>${heading}${calls.join('')}</section>`);
  }
  const links = document.tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escape(name)}</a></li>`);
  const origin = document.servers[0]?.url ?? '';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>API</title>',
    `<style>${DOCS_STYLE}</style></head><body>`,
    '<header><a class="skip" href="#calls">Skip to the calls</a><p><a href="/">Home</a></p>',
    `<h1>API</h1><p>${escape(document.info.description)}</p>`,
    '<p>The same as a document for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>. ',
    `Calls go to <code>${escape(origin)}</code>. Sign in once and keep the session cookie:</p>`,
    `<pre tabindex="0">${escape(signIn(origin))}</pre>`,
    `<nav aria-label="Features"><ul>${links.join('')}</ul></nav></header>`,
    `<main id="calls">${sections.join('')}</main></body></html>`,
  ].join('');
}

const signIn = (origin: string) =>
  `curl -c cookies -H 'content-type: application/json' -d '{"email":"ana@example.org","password":"…"}' '${origin}/api/auth/login'`;

function listedUnder({ paths }: Described, tag: string): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function call(document: Described, { method, path, operation }: Listed): string {
  const { parameters, requestBody, responses } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const [status = '', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const media = answer && 'content' in answer ? Object.entries(answer.content ?? {})[0] : undefined;
  return [
    `<details id="${operation.operationId}"><summary><h3><code>${method} ${escape(path)}</code></h3>`,
    `<span>${escape(operation.summary)}</span></summary><div><p>${escape(operation.description)}</p>`,
    fields(
      'Parameters',
      parameters.map(({ name, in: place, required, schema }) => {
        const words = [`in the ${place}`, describeShape(schema), ...(required ? [] : ['optional'])];
        return [name, words.join(', ')];
      }),
    ),
    body ? fields('Body', properties(body)) : '',
    `<h4>Answer ${status}</h4>`,
    media ? answered(document, media[0], media[1].schema) : '',
    `<h4>Example</h4><pre tabindex="0">${escape(operation['x-codeSamples']?.[0]?.source ?? '')}</pre>`,
    '</div></details>',
  ].join('');
}

function answered({ components }: Described, type: string, schema: JsonSchema): string {
  if (type !== 'application/json') return `<p>A file of type ${escape(type)}.</p>`;
  const isList = schema.type === 'array' && isShape(schema.items);
  const part = isList && isShape(schema.items) ? schema.items : schema;
  const shape = part.$ref === undefined ? part : components.schemas[part.$ref.split('/').at(-1) ?? ''];
  const known = shape?.properties ? properties(shape) : [];
  const intro = isList ? 'A list of these:' : 'An object:';
  if (known.length === 0) return `<p>${escape(describeShape(schema))}</p>`;
  return `<p>${intro}</p><dl>${known.map(field).join('')}</dl>`;
}

function properties({ properties: all = {}, required = [] }: JsonSchema): [string, string][] {
  return Object.entries(all)
    .filter((entry): entry is [string, JsonSchema] => isShape(entry[1]))
    .map(([name, schema]) => [name, describeShape(schema) + (required.includes(name) ? '' : ', optional')]);
}

const fields = (title: string, list: [string, string][]) =>
  list.length === 0 ? '' : `<h4>${title}</h4><dl>${list.map(field).join('')}</dl>`;

const field = ([name, words]: [string, string]) =>
  `<dt><code>${escape(name)}</code></dt><dd>${escape(words)}</dd>`;

const anchor = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
