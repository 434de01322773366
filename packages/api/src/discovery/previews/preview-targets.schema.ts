/** The pages that a card can show where a text links to them. Without zod, because the feed loads this file. */
export const PREVIEW_KINDS = [
  'article',
  'business',
  'opportunity',
  'event',
  'profile',
  'chapter',
  'post',
] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** Longer addresses are no page of ours. */
export const PREVIEW_PATH_MAX = 300;

const KIND_OF = new Map<string, PreviewKind>([
  ['news', 'article'],
  ['business', 'business'],
  ['opportunities', 'opportunity'],
  ['events', 'event'],
  ['profile', 'profile'],
  ['chapters', 'chapter'],
  ['feed', 'post'],
]);

export type PreviewTarget = {
  kind: PreviewKind;
  /** Slug, username or id, as its page looks it up. */
  ref: string;
  /** Of an event: the date that the address names. */
  date: number | null;
};

/** The page that a path such as `/news/harvest` leads to; null for one that no card shows. */
export function previewTarget(path: string): PreviewTarget | null {
  const [, page = '', name = '', query = ''] =
    /^\/([a-z]+)\/([^/?#]+)\/?(?:\?([^#]*))?(?:#.*)?$/.exec(path) ?? [];
  const kind = KIND_OF.get(page);
  if (kind === undefined || path.length > PREVIEW_PATH_MAX) return null;
  const ref = refOf(kind, name);
  return ref === null ? null : { kind, ref, date: kind === 'event' ? dateIn(query) : null };
}

/** The address of an opportunity goes on after its id, with words for those who read it. */
function refOf(kind: PreviewKind, name: string): string | null {
  if (kind === 'post') return /^[1-9]\d{0,8}$/.exec(name)?.[0] ?? null;
  if (kind === 'opportunity') return /^[1-9]\d{0,8}(?=-|$)/.exec(name)?.[0] ?? null;
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return null;
  }
}

const dateIn = (query: string): number | null => {
  const id = /(?:^|&)date=([1-9]\d{0,8})(?:&|$)/.exec(query)?.[1];
  return id === undefined ? null : Number(id);
};

/** The path of this community that a link leads to; null for a link to another site. */
export const pathOfLink = (url: string, origin: string): string | null => {
  if (url.startsWith('/')) return url.startsWith('//') ? null : url;
  const isOwn = origin !== '' && url.toLowerCase().startsWith(`${origin.toLowerCase()}/`);
  return isOwn ? url.slice(origin.length) : null;
};
