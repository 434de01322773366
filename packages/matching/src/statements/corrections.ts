import type { Statement } from './statement.ts';
import { tokenize } from '../text.ts';
import { readMeaning } from './read-meaning.ts';

/**
 * What a member said about how they were read: the statement with this `id` is to be left out, or read as
 * `text`. It holds as long as the same words stand in the profile, whatever else changes.
 */
export type Correction = { readonly id: string; readonly text: string | null };

/** The statements as the member corrected them, each meaning once. */
export function corrected(
  statements: readonly Statement[],
  corrections: readonly Correction[],
): readonly Statement[] {
  if (corrections.length === 0) return statements;
  const byId = new Map(corrections.map((correction) => [correction.id, correction]));
  return statements.flatMap((statement) => {
    const correction = byId.get(statement.id);
    if (correction === undefined) return [statement];
    return correction.text === null ? [] : reworded(statement, correction.text);
  });
}

function reworded(statement: Statement, written: string): readonly Statement[] {
  const text = written.trim().slice(0, 200);
  const meaning = readMeaning(tokenize(text).tokens, [], { infers: statement.kind === 'need' });
  return meaning.vector === null ? [] : [{ ...statement, text, ...meaning }];
}
