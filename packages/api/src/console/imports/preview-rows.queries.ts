import type { Kysely, Selectable } from 'kysely';
import type { DB } from '@guildhall/db';
import { BusinessHours } from '../../directory/businesses/opening.schema.ts';
import { translatedNote } from '../../ground/errors/translated-sentence.ts';
import { readableEmail } from '../../ground/values/readable-domain.ts';
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

type FoundImport = Selectable<DB['memberImports']>;
type FoundRow = Pick<
  Selectable<DB['memberImportRows']>,
  'line' | 'cells' | 'outcome' | 'reason' | 'notes' | 'decision' | 'match' | 'former'
>;

/** Rows with what is stored of each, which the function reads that reads them for the run. */
export async function previewRows(
  db: Kysely<DB>,
  found: FoundImport,
  rows: FoundRow[],
): Promise<ImportRow[]> {
  const { fields, readAll } = READING_RULES[ImportKind.parse(found.kind)];
  const file = await importedFile(db, found);
  const { judged } = await readAll(
    db,
    file,
    rows.filter(({ outcome }) => outcome !== null),
  );
  const valueOf = new Map(judged.map(({ line, value }) => [line, value]));
  return rows.map(({ line, cells, outcome, reason, notes, decision, match, former }) => {
    const changes = FieldChange.array()
      .parse(former ?? [])
      .map(shownChange);
    return {
      line,
      cells,
      outcome: outcome === null ? null : RowOutcome.parse(outcome),
      reason: reason && translatedNote(reason),
      notes: notes.map(translatedNote),
      values: { ...valuesOf(fields, valueOf.get(line)), ...stayingValues(changes) },
      decision,
      choices: choicesOf(match, decision),
      changes,
    };
  });
}

/** Where the value of the list is not taken, the row shows the one that stays. */
const stayingValues = (changes: FieldChange[]): ImportRow['values'] =>
  Object.fromEntries(
    changes.flatMap(({ field, before, stays }) => (stays && before !== null ? [[field, before]] : [])),
  );

function valuesOf(fields: readonly ImportField[], value: unknown): ImportRow['values'] {
  const stored = new Map(Object.entries(value ?? {}));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const shown = shownOf(stored.get(field) ?? '');
      return shown === '' ? [] : [[field, shown]];
    }),
  );
}

const shownOf = (value: unknown): string => {
  const hours = BusinessHours.safeParse(value);
  if (hours.success) return describeHours(hours.data);
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text.includes('@xn--') || text.includes('.xn--') ? readableEmail(text) : text;
};

/** Hours are stored as JSON, and shown in words. */
const shownChange = ({ field, before, after, ...rest }: FieldChange): FieldChange => {
  const shown = (text: string | null) =>
    text === null ? null : shownOf(field === 'businessHours' ? JSON.parse(text) : text);
  return { field, before: shown(before), after: shown(after), ...rest };
};

/** One address or number is one member; one name can be two. */
function choicesOf(match: FoundRow['match'], decision: FoundRow['decision']): RowDecision[] {
  if (match === null && decision !== 'import') return [];
  if (match === 'email-in-file') return [];
  const isOfName = match === 'name' || match === 'name-in-file' || decision === 'import';
  const isKnown = match !== 'name-in-file' && match !== null;
  return ['skip', ...(isKnown ? (['update'] as const) : []), ...(isOfName ? (['import'] as const) : [])];
}
