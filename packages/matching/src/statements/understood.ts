import { type Correction, corrected } from './corrections.ts';
import { readExclusions } from '../words/own-words.ts';
import type { Role } from './roles.ts';
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
  readonly writtenAs: StatementKind | 'excluded';
  /** Whom or what a need wants as a person or a place rather than as a service. */
  readonly role: Role | null;
};

/** How a profile is read, for the member to see and to correct, and what they had left out. */
export type Understood = Readonly<
  Record<StatementKind | 'excluded' | 'nothing', readonly UnderstoodStatement[]>
>;

/** What is understood of a member: what they offer, whom for, what they look for and rule out, in their own words. */
export function understood(profile: StatementSource, corrections: readonly Correction[]): Understood {
  const written = readStatements(profile);
  const kinds = new Map(written.map(({ id, kind }) => [id, kind]));
  const leftOut = new Set(corrections.flatMap(({ id, readAs }) => (readAs === 'nothing' ? [id] : [])));
  const read = corrected(written, corrections);
  const shown = (statements: readonly NamedStatement[]): readonly UnderstoodStatement[] =>
    statements.map(({ id, text, field, kind, role }) => ({
      id,
      text: text.trim(),
      field,
      writtenAs: kinds.get(id) ?? kind,
      role,
    }));
  const of = (kind: StatementKind) => shown(read.filter((statement) => statement.kind === kind));
  const exclusions = readExclusions(profile).map(({ id, text }) => ({
    id,
    text,
    field: 'lookingFor' as const,
    writtenAs: 'excluded' as const,
    role: null,
  }));
  return {
    need: of('need'),
    offer: of('offer'),
    audience: of('audience'),
    excluded: exclusions.filter(({ id }) => !leftOut.has(id)),
    nothing: [
      ...shown(written.filter(({ id }) => leftOut.has(id))),
      ...exclusions.filter(({ id }) => leftOut.has(id)),
    ],
  };
}
