/** What a client sees of a response. */
export type Response = { status: number; headers: Record<string, string>; body: unknown };

/** A difference at one place of a response, such as `body[].author.name`. */
export type Difference = {
  place: string;
  kind: 'added' | 'removed' | 'changed';
  before: unknown;
  after: unknown;
};

/** Times less than this apart are the same moment of the two runs. */
const NEAR_MS = 60_000;

/** What is drawn at random or told by the clock: files of backups, origins and short links, sessions. */
const DRAWN: readonly [RegExp, string][] = [
  [/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f]{8}/g, '<stamp>'],
  [/http:\/\/127\.0\.0\.1:\d+(?:\/s\/[\w-]+)?/g, '<address>'],
  [/^[\da-f]{16}$/g, '<session>'],
];

/** What a run measures of itself. */
const MEASURED = new Set(['lastSeenAt', 'progress', 'requestId', 'sizeBytes', 'step', 'verifyMs']);

/** How two responses differ, each place of a list once. Times a minute apart are the same. */
export function differencesOf(before: Response, after: Response): Difference[] {
  const found = new Map<string, Difference>();
  compare('', before, after, (difference) => {
    const key = `${difference.kind} ${difference.place}`;
    if (!found.has(key)) found.set(key, difference);
  });
  return [...found.values()];
}

type Report = (difference: Difference) => void;

function compare(place: string, before: unknown, after: unknown, report: Report): void {
  if (Array.isArray(before) && Array.isArray(after)) compareLists(place, before, after, report);
  else if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const inner = place === '' ? key : `${place}.${key}`;
      if (MEASURED.has(key)) continue;
      if (!(key in after)) report({ place: inner, kind: 'removed', before: before[key], after: undefined });
      else if (!(key in before))
        report({ place: inner, kind: 'added', before: undefined, after: after[key] });
      else compare(inner, before[key], after[key], report);
    }
  } else if (!isSame(before, after)) report({ place, kind: 'changed', before, after });
}

/** Items with an id are compared with those of the same id, wherever they stand. */
function compareLists(place: string, before: unknown[], after: unknown[], report: Report): void {
  const [keys, others] = [keysOf(before), keysOf(after)];
  if (keys.join() !== others.join())
    report({ place: `${place}[]`, kind: 'changed', before: keys.join(), after: others.join() });
  for (const [index, item] of before.entries()) {
    const at = others.indexOf(keys[index] ?? '');
    if (at >= 0) compare(`${place}[]`, item, after[at], report);
  }
}

/** The ids of items; without, their places. */
const keysOf = (items: unknown[]) =>
  items.map((item, index) => {
    const key = isRecord(item) ? (item['id'] ?? item['key'] ?? item['kind']) : undefined;
    return typeof key === 'number' || (typeof key === 'string' && !/^[\da-f]{16}$/.test(key))
      ? String(key)
      : `#${index}`;
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSame(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return before === after;
  const apart = Math.abs(timeOf(before) - timeOf(after));
  return apart < NEAR_MS || plain(before) === plain(after);
}

const timeOf = (text: string) => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN);

const plain = (text: string) =>
  DRAWN.reduce((shown, [pattern, name]) => shown.replaceAll(pattern, name), text);
