import type { Kysely, Selectable } from 'kysely';
import type { DB } from '@guildhall/db';
import { BusinessHours } from '../../directory/businesses/opening.schema.ts';
import { describeHours } from './businesses/opening-hours.ts';
import { READING_RULES } from './import-kinds.queries.ts';
import {
  FieldChange,
  type ImportField,
  ImportKind,
  type ImportRow,
  type RowDecision,
  RowOutcome,
} from './imports.schema.ts';
import { importedFile } from './imported-file.queries.ts';
import type { JudgedRow } from './judge-row.ts';

type FoundImport = Selectable<DB['memberImports']>;
type FoundRow = Pick<
  Selectable<DB['memberImportRows']>,
  'line' | 'cells' | 'outcome' | 'reason' | 'notes' | 'decision' | 'match' | 'userId' | 'former'
>;

/** Rows with what is stored of each, which the function reads that reads them for the run. */
export async function previewRows(
  db: Kysely<DB>,
  found: FoundImport,
  rows: FoundRow[],
): Promise<ImportRow[]> {
  const { fields, read, changes } = READING_RULES[ImportKind.parse(found.kind)];
  const file = await importedFile(db, found);
  const judged = new Map(
    rows
      .filter(({ outcome }) => outcome !== null)
      .map((row) => [row.line, { ...read(file, row), userId: row.userId }]),
  );
  const changing = rows
    .filter(({ outcome }) => outcome === 'change')
    .flatMap(({ line }) => judged.get(line) ?? []);
  const planned = await changes(db, file, changing);
  return rows.map(({ line, cells, outcome, reason, notes, decision, match, former }) => ({
    line,
    cells,
    outcome: outcome === null ? null : RowOutcome.parse(outcome),
    reason,
    notes,
    values: valuesOf(fields, judged.get(line)?.value),
    decision,
    choices: choicesOf(match, decision, found.kind),
    changes: former === null ? (planned.get(line) ?? []) : FieldChange.array().parse(former),
  }));
}

function valuesOf(fields: readonly ImportField[], value: JudgedRow['value']): ImportRow['values'] {
  const stored = new Map(Object.entries(value ?? {}));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const own = stored.get(field) ?? '';
      return own === '' ? [] : [[field, shownOf(own)]];
    }),
  );
}

const shownOf = (value: unknown): string => {
  const hours = BusinessHours.safeParse(value);
  if (hours.success) return describeHours(hours.data);
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** One address or number is one member; one name can be two. */
function choicesOf(match: FoundRow['match'], decision: FoundRow['decision'], kind: string): RowDecision[] {
  if (match === null && decision !== 'import') return [];
  if (match === 'email-in-file') return [];
  const isOfName = match === 'name' || match === 'name-in-file' || decision === 'import';
  const isKnown = kind === 'members' && match !== 'name-in-file' && match !== null;
  return ['skip', ...(isKnown ? (['update'] as const) : []), ...(isOfName ? (['import'] as const) : [])];
}
