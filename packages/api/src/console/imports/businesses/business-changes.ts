import type { BusinessHours } from '../../../directory/businesses/opening.schema.ts';
import { BUSINESS_FIELDS, type FieldChange } from '../imports.schema.ts';
import type { ImportedFile } from '../judge-row.ts';
import type { ImportedBusiness } from './imported-business.schema.ts';

/** The fields that an import writes, which are columns of businesses. Who owns one is never changed by a list. */
const FIELDS = BUSINESS_FIELDS.filter((field) => field !== 'ownerEmail');
type Field = (typeof FIELDS)[number];

/** What every business has. */
const NEVER_BLANK = new Set<string>(['name', 'country']);

export type BusinessValues = Record<
  Exclude<Field, 'name' | 'services' | 'tags' | 'businessHours' | 'yearEstablished'>,
  string | null
> & {
  name: string;
  services: string[];
  tags: string[];
  yearEstablished: number | null;
  businessHours: BusinessHours | null;
  /** The owner has joined, and is not who brings the list. */
  isOwned: boolean;
};

/** A value as changes are stored and compared: lists with commas, hours as JSON. */
const textOf = (value: BusinessValues[Field] | undefined): string | null => {
  if (Array.isArray(value)) return value.join(', ') || null;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value || null;
};

/**
 * What a row changes of a business, and what stays: blank cells change nothing unless that is asked for, and what an
 * owner may have written stays.
 * @param given the fields whose cells are not blank
 */
export function changesOf(
  row: ImportedBusiness,
  given: readonly string[],
  business: BusinessValues,
  { mapping, options }: Pick<ImportedFile, 'mapping' | 'options'>,
): FieldChange[] {
  // A trade fills both, and a cell with the town can have the postcode; the community's country is no value of the row.
  const mapped = new Set<string>([...Object.keys(mapping), ...given]);
  if (mapping.country === undefined) mapped.delete('country');
  return FIELDS.flatMap((field) => {
    const [before, after] = [textOf(business[field]), textOf(row[field])];
    if (!mapped.has(field) || before === after || isSame(field, before, after)) return [];
    if (after === null && (!options.clearsBlank || NEVER_BLANK.has(field))) return [];
    const isOwn = business.isOwned && before !== null && !options.replacesOwn;
    return { field, before, after, ...(isOwn && { stays: 'unknown' as const }) };
  });
}

/** Names and towns in other spellings are no change: rows are found by them. */
const isSame = (field: Field, before: string | null, after: string | null) =>
  field === 'name' && before !== null && after !== null && before.toLowerCase() === after.toLowerCase();

/** Whether nobody has changed again what an import changed. */
export const isUnchangedSince = (business: BusinessValues, changes: FieldChange[]): boolean =>
  FIELDS.every((field) => {
    const change = changes.find((one) => one.field === field);
    return !change || textOf(business[field]) === change.after;
  });
