import { type Correction, corrected } from './corrections.ts';
import { type StatementSource, readStatements } from './read-statements.ts';
import type { NamedStatement, StatementField, StatementKind } from './statement.ts';

/**
 * One thing Guildhall read: the id a correction names it by, the field it stands in, and what it would be read as
 * without a correction.
 */
export type UnderstoodStatement = {
  readonly id: string;
  readonly text: string;
  readonly field: StatementField;
  readonly writtenAs: StatementKind;
};

/** How a profile is read, for the member to see and to correct, and what they had left out. */
export type Understood = Readonly<Record<StatementKind | 'nothing', readonly UnderstoodStatement[]>>;

/** What is understood of a member: what they offer, whom for, and what they look for, in their own words. */
export function understood(profile: StatementSource, corrections: readonly Correction[]): Understood {
  const written = readStatements(profile);
  const kinds = new Map(written.map(({ id, kind }) => [id, kind]));
  const leftOut = new Set(corrections.flatMap(({ id, readAs }) => (readAs === 'nothing' ? [id] : [])));
  const read = corrected(written, corrections);
  const shown = (statements: readonly NamedStatement[]): readonly UnderstoodStatement[] =>
    statements.map(({ id, text, field, kind }) => ({
      id,
      text: text.trim(),
      field,
      writtenAs: kinds.get(id) ?? kind,
    }));
  const of = (kind: StatementKind) => shown(read.filter((statement) => statement.kind === kind));
  return {
    need: of('need'),
    offer: of('offer'),
    audience: of('audience'),
    nothing: shown(written.filter(({ id }) => leftOut.has(id))),
  };
}
