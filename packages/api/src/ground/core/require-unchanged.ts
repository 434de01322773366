import { conflict } from '../errors/errors.ts';

/** A value as a form shows it: a list separated by commas, nothing as an empty text. */
function asShown(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const SHOWN = 120;

type Edit = {
  stored: Record<string, unknown>;
  changes: Record<string, unknown>;
  expected: Record<string, string> | undefined;
  /** How a value is written among the expected ones. */
  textOf?: (value: unknown) => string;
};

/**
 * Refuses changes of fields that somebody else has changed since the editor found them: the last one to save would
 * undo the other's work without a word. Whoever saves without saying what they found replaces what is there.
 * @throws CONFLICT with what each such field is now
 */
export function requireUnchanged({ stored, changes, expected = {}, textOf = asShown }: Edit): void {
  const issues = Object.keys(changes).flatMap((path) => {
    const now = textOf(stored[path]);
    const isSame = !(path in expected) || now === expected[path] || now === textOf(changes[path]);
    if (isSame) return [];
    const shown = typeof stored[path] === 'object' ? '' : asShown(stored[path]).slice(0, SHOWN);
    const what = shown === '' ? '' : ` to “${shown}”`;
    return [{ path, message: `Someone else changed this meanwhile${what}. Save again to replace it.` }];
  });
  if (issues.length > 0)
    throw conflict('Someone else changed the same fields meanwhile. Nothing was saved.', issues);
}
