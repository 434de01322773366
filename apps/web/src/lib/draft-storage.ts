import { DRAFT_PREFIX, storedKeys } from './draft-key.ts';

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
  /** The version of the saved values, where there are versions. */
  version: number | undefined;
  isRestored: boolean;
  /** The fields that were changed elsewhere since they were typed, or since the form was opened. */
  changes: Change[];
};

/** A field that was changed elsewhere. */
export type Change = {
  field: string;
  saved: unknown;
  /** The form shows what was typed instead. */
  isTyped: boolean;
};

/** `base` has what was saved when the fields of `values` were typed. */
type Stored<T> = { at: number; base: Partial<T>; values: Partial<T> };

/** A browser stores about 5 million characters for a site. */
const MAX_LENGTH = 1_000_000;
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

let openings = 0;

/** The saved values with those fields on top that were typed and not submitted; fields not typed follow the server. */
export function openDraft<T extends Fields>(key: string | null, saved: T, version?: number): OpenedDraft<T> {
  return open(key, saved, version, key === null ? null : readDraft<T>(key));
}

/** The same draft on top of values that were saved elsewhere after it was opened. */
export function rebaseDraft<T extends Fields>(
  { key, saved: base }: OpenedDraft<T>,
  typed: T,
  saved: T,
  version?: number,
): OpenedDraft<T> {
  return open(key, saved, version, { base, values: pick(typed, changedFields(base, typed)) });
}

function open<T extends Fields>(
  key: string | null,
  saved: T,
  version: number | undefined,
  draft: Pick<Stored<T>, 'base' | 'values'> | null,
): OpenedDraft<T> {
  const values: T = { ...saved };
  const changes: Change[] = [];
  let isRestored = false;
  for (const field in saved) {
    const typed: unknown = draft?.values[field];
    if (isSame(typed, saved[field])) continue;
    const isTyped = isLike(typed, saved[field]);
    if (isTyped) {
      values[field] = typed;
      isRestored = true;
    }
    if (draft && field in draft.base && !isSame(draft.base[field], saved[field]))
      changes.push({ field, saved: saved[field], isTyped });
  }
  openings += 1;
  return { id: openings, key, saved, values, version, isRestored, changes };
}

/** Stores the fields that differ from the saved ones. False when the browser has no room for them. */
export function storeDraft<T extends Fields>({ key, saved }: OpenedDraft<T>, values: T): boolean {
  if (key === null) return true;
  const changed = changedFields(saved, values);
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

/** Deletes the drafts of every member of this computer that nobody has continued for 30 days. */
export function deleteExpiredDrafts(): void {
  for (const key of storedKeys(DRAFT_PREFIX)) if (readDraft(key) === null) deleteDraft(key);
}

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

const changedFields = <T extends Fields>(saved: T, values: T): string[] =>
  Object.keys(saved).filter((field) => !isSame(values[field], saved[field]));

const pick = <T extends Fields>(values: T, names: string[]): Partial<T> => {
  const picked: Partial<T> = {};
  for (const name in values) if (names.includes(name)) picked[name] = values[name];
  return picked;
};
