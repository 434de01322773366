/** The values of a form by field name; whatever JSON can hold. */
export type Fields = Record<string, unknown>;

/** A form with what was typed into it before. */
export type OpenedDraft<T extends Fields> = {
  /** Different for each opening. */
  id: number;
  /** Where the draft is stored; null when there is no member to store it for. */
  key: string | null;
  /** The values without the draft. */
  saved: T;
  /** The saved values with the fields that were typed. */
  values: T;
  isRestored: boolean;
  /** True when a field of the draft was changed elsewhere after the draft was written. */
  isOutdated: boolean;
};

/** `base` has what was saved when the fields of `values` were typed. */
type Stored<T> = { at: number; base: Partial<T>; values: Partial<T> };

const PREFIX = 'guildhall:draft:';
/** A browser stores about 5 million characters for a site. */
const MAX_LENGTH = 1_000_000;
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

const prefixOf = (memberId: number) => `${PREFIX}${memberId}:`;

/** The key of a draft: drafts of different members on one computer are kept apart. */
export const draftKey = (memberId: number, place: string) => prefixOf(memberId) + place;

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

let openings = 0;

/** The saved values with those fields on top that were typed and not submitted; fields not typed follow the server. */
export function openDraft<T extends Fields>(key: string | null, saved: T): OpenedDraft<T> {
  const stored = key === null ? null : readDraft<T>(key);
  const values: T = { ...saved };
  let isRestored = false;
  let isOutdated = false;
  for (const field in saved) {
    const typed: unknown = stored?.values[field];
    if (!isLike(typed, saved[field]) || isSame(typed, saved[field])) continue;
    values[field] = typed;
    isRestored = true;
    if (!isSame(stored?.base[field], saved[field])) isOutdated = true;
  }
  openings += 1;
  return { id: openings, key, saved, values, isRestored, isOutdated };
}

/** Stores the fields that differ from the saved ones. False when the browser has no room for them. */
export function storeDraft<T extends Fields>({ key, saved }: OpenedDraft<T>, values: T): boolean {
  if (key === null) return true;
  const changed = Object.keys(saved).filter((field) => !isSame(values[field], saved[field]));
  if (changed.length === 0) {
    deleteDraft(key);
    return true;
  }
  const draft: Stored<Fields> = { at: Date.now(), base: pick(saved, changed), values: pick(values, changed) };
  const text = JSON.stringify(draft);
  if (text.length > MAX_LENGTH) return false;
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(key: string | null): void {
  if (key !== null) localStorage.removeItem(key);
}

export const hasDraft = (key: string): boolean => localStorage.getItem(key) !== null;

/** For a member who deletes the account. */
export function deleteDraftsOf(memberId: number): void {
  for (const key of storedKeys(prefixOf(memberId))) deleteDraft(key);
}

/** Deletes the drafts of every member of this computer that nobody has continued for 30 days. */
export function deleteExpiredDrafts(): void {
  for (const key of storedKeys(PREFIX)) if (readDraft(key) === null) deleteDraft(key);
}

const storedKeys = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Null when there is none, or it has expired or is damaged. */
function readDraft<T>(key: string): Stored<T> | null {
  try {
    const draft: Partial<Stored<T>> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    const { at = 0, base = {}, values } = draft ?? {};
    if (typeof values !== 'object' || Date.now() - at > LIFETIME_MS) return null;
    return { at, base, values };
  } catch {
    return null;
  }
}

/** False for what an earlier version of the form stored in another type. */
const isLike = <V>(value: unknown, model: V): value is V =>
  typeof value === typeof model && Array.isArray(value) === Array.isArray(model);

const pick = (values: Fields, names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
