import { z } from 'zod';
import type { Answer, Reader } from './reader.ts';
import type { Read } from './reads.ts';

export type Given = { reader: Reader; read: Read; answer: Answer };
export type AloneAnswers = Map<Reader, Map<Read, Answer>>;
export type Comparison = { compared: number; mixUps: string[] };

const SHOWN = 300;

/** What is compared: whole responses, or the items of lists, when some of them have changed meanwhile. */
type Expected = { before: AloneAnswers; after: AloneAnswers; by: 'items' | 'bytes' };

/**
 * Compares what readers got under load with what they get alone. Where that is the same before and after, nothing
 * changed, so what they got in between has to be the same, too.
 */
export function findMixUps(given: Given[], { before, after, by }: Expected): Comparison {
  const partsOf = by === 'items' ? itemsOf : wholeOf;
  const mixUps: string[] = [];
  let compared = 0;
  for (const { reader, read, answer } of given) {
    const earlier = partsOf(before.get(reader)?.get(read));
    const later = partsOf(after.get(reader)?.get(read));
    for (const [key, part] of partsOf(answer)) {
      const expected = earlier.get(key);
      if (expected === undefined || expected !== later.get(key)) continue;
      compared += 1;
      if (part !== expected)
        mixUps.push(`${nameOf(reader)} ${read.path} ${key}: ${differenceOf(part, expected)}`);
    }
  }
  return { compared, mixUps };
}

/** Responses that hold a private text of another member. */
export function findLeaks(given: Given[], markers: ReadonlySet<string>): string[] {
  const anyMarker = /zqx\d{3}x/g;
  return given.flatMap(({ reader, read, answer }) => {
    const foreign = (answer.text.match(anyMarker) ?? []).filter(
      (marker) => markers.has(marker) && marker !== reader.member?.marker,
    );
    return foreign.length > 0 ? [`${nameOf(reader)} ${read.path} holds ${[...new Set(foreign)].join()}`] : [];
  });
}

const nameOf = ({ member }: Reader) => member?.marker ?? 'a visitor';

type Parts = Map<string, string>;

function wholeOf(answer: Answer | undefined): Parts {
  if (!answer) return new Map();
  if (answer.text.startsWith('<')) return partsOfPage(answer);
  return new Map([['response', `${answer.status} ${answer.text}`]]);
}

/** The items of each list in a JSON response by the list's place and their ids, and every other value by its place. */
function itemsOf(answer: Answer | undefined): Parts {
  if (!answer || !/^[[{]/.test(answer.text)) return wholeOf(answer);
  const parts: Parts = new Map([['status', String(answer.status)]]);
  collect(JSON.parse(answer.text), '', parts);
  return parts;
}

const PAGE_STATE = /<script type="application\/json" id="page-state">(.*?)<\/script>/s;
const PageState = z.object({
  rendered: z.boolean(),
  queries: z.object({ queries: z.array(z.object({ queryHash: z.string(), state: z.unknown() })) }).optional(),
});

/** The data in the page, and the page as a whole unless it is the shell, which is sent when rendering takes too long. */
function partsOfPage({ status, text }: Answer): Parts {
  const [, json = ''] = PAGE_STATE.exec(text) ?? [];
  const { rendered, queries } = PageState.parse(JSON.parse(json));
  const parts: Parts = new Map(
    queries?.queries.map(({ queryHash, state }) => [queryHash, JSON.stringify(state)]),
  );
  return rendered ? parts.set('page', `${status} ${text}`) : parts;
}

function collect(value: unknown, place: string, parts: Parts): void {
  if (typeof value !== 'object' || value === null) {
    // Where a page ends follows from its items; it may come back to where it was.
    if (!place.endsWith('.nextCursor')) parts.set(place, JSON.stringify(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(value) && hasId(inner)) parts.set(`${place}#${inner.id}`, JSON.stringify(inner));
    else collect(inner, `${place}.${key}`, parts);
  }
}

const hasId = (value: unknown): value is { id: number | string } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Context of the first difference. */
function differenceOf(actual: string, expected: string): string {
  let at = 0;
  while (at < actual.length && actual[at] === expected[at]) at += 1;
  const from = Math.max(0, at - SHOWN / 3);
  return `got …${actual.slice(from, from + SHOWN)}…, alone …${expected.slice(from, from + SHOWN)}…`;
}
