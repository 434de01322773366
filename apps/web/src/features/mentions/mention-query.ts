import type { FieldQuery } from '../../ui/composer/useFieldQuery.ts';

/** An @ at the beginning of a word, with up to three words behind it. */
const TYPED =
  /(?:^|[\s([{"'“‘])@([\p{L}\p{N}][\p{L}\p{M}\p{N}'’.&-]*(?: [\p{L}\p{N}][\p{L}\p{M}\p{N}'’.&-]*){0,2} ?)$/u;

/** The longest name that is searched for. */
const MAX_LENGTH = 60;

/** The mention that is being typed right before the caret. */
export function mentionQueryAt(value: string, caret: number): FieldQuery | null {
  const before = value.slice(Math.max(0, caret - MAX_LENGTH), caret);
  const text = TYPED.exec(before)?.[1];
  return text === undefined ? null : { text, start: caret - text.length - 1 };
}
