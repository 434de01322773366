import { tokensIn } from '../languages/language-of.ts';
import { readMeaning } from './read-meaning.ts';
import { roleOf } from './roles.ts';
import type { NamedStatement, StatementKind } from './statement.ts';

/**
 * What a member said about how they were read: the statement with this `id` is of another kind, or is to be left
 * out. It holds as long as the same words stand in the profile, whatever else changes. There is no other wording
 * here: what others are shown as a quote stands in the profile.
 */
export type Correction = { readonly id: string; readonly readAs: StatementKind | 'nothing' };

/** The statements as the member corrected them, each meaning once. */
export function corrected(
  statements: readonly NamedStatement[],
  corrections: readonly Correction[],
): readonly NamedStatement[] {
  if (corrections.length === 0) return statements;
  const byId = new Map(corrections.map(({ id, readAs }) => [id, readAs]));
  const seen = new Set<string>();
  return statements.flatMap((statement) => {
    const readAs = byId.get(statement.id) ?? statement.kind;
    const meaning = `${readAs}:${statement.id.slice(statement.id.indexOf(':') + 1)}`;
    if (readAs === 'nothing' || seen.has(meaning)) return [];
    seen.add(meaning);
    return [readAs === statement.kind ? statement : moved(statement, readAs)];
  });
}

/** The same words as another kind: only needs are read for a trade that they do not name, and for a role. */
function moved(statement: NamedStatement, kind: StatementKind): NamedStatement {
  const tokens = tokensIn(statement.text);
  const meaning = readMeaning(tokens, [], { infers: kind === 'need' });
  return { ...statement, kind, role: kind === 'need' ? roleOf(statement.text) : null, ...meaning };
}
