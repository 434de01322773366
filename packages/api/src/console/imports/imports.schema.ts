import { z } from 'zod';
import { TEXT_ENCODINGS } from '../../ground/values/encodings.schema.ts';
import { id, isoDate, text } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';

export const IMPORT_MAX_ROWS = 20_000;
export const IMPORT_MAX_COLUMNS = 100;
/** How long an import can be undone, and its rows are kept. */
export const IMPORT_UNDO_DAYS = 30;

/** The last column of the faulty rows that are downloaded to be corrected. */
export const REASON_COLUMN = 'Reason';

/** What the rows of a file are. */
export const ImportKind = z.enum(['members', 'businesses']);
export type ImportKind = z.infer<typeof ImportKind>;

/**
 * What a column of members can be imported as. `fullName` is split into both names, and so is the person of
 * `companyAndPerson`; `nameParticle` is what lists keep apart from the last name, such as "van der".
 */
export const MEMBER_FIELDS = [
  'email',
  'firstName',
  'nameParticle',
  'lastName',
  'fullName',
  'companyAndPerson',
  'company',
  'jobTitle',
  'industry',
  'location',
  'phoneNumber',
  'websiteUrl',
  'skills',
  'servicesOffered',
  'lookingFor',
  'bio',
  'membershipNumber',
  'membershipStartsOn',
  'membershipExpiresOn',
  'adminNotes',
] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

/** What a column of businesses can be imported as. `ownerEmail` is the address of a member. */
export const BUSINESS_FIELDS = [
  'name',
  'ownerEmail',
  'industry',
  'category',
  'shortDescription',
  'description',
  'website',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
  'businessHours',
  'yearEstablished',
  'employeeCount',
  'services',
  'tags',
] as const;
export type BusinessField = (typeof BUSINESS_FIELDS)[number];

export const ImportField = z.enum([...MEMBER_FIELDS, ...BUSINESS_FIELDS]);
export type ImportField = z.infer<typeof ImportField>;

/** The column of each field, counted from 0. */
export const ImportMapping = z.partialRecord(
  ImportField,
  z
    .int()
    .min(0)
    .max(IMPORT_MAX_COLUMNS - 1),
);
export type ImportMapping = z.infer<typeof ImportMapping>;

/** Signs between the cells of a text file. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** How a file was read: a text file by its encoding and delimiter, a workbook by its sheet. */
export const ImportReading = z.object({
  encoding: z.enum(TEXT_ENCODINGS).nullable(),
  delimiter: z.enum(DELIMITERS).nullable(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  /** The row with the column names, as a spreadsheet numbers it; 0 when there is none. */
  headerRow: z.int(),
  /** Rows below the list that were left out, such as a sum. */
  footerRows: z.int(),
  /** The first rows of the file, among which the column names are chosen. */
  top: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })).default([]),
});
export type ImportReading = z.infer<typeof ImportReading>;

/** Which name comes first in a column of full names; where it is not chosen, the column's header decides. */
export const NameOrder = z.enum(['given', 'family']);

export const ImportOptions = z.object({
  /** The columns that are used in rows where that of the field is blank; of full names, where both names are. */
  otherwise: ImportMapping.default({}),
  nameOrder: NameOrder.nullable().default(null),
  /** What becomes of rows about members who are known. */
  existing: z.enum(['skip', 'update']).default('skip'),
  /** An update clears what is blank in the file. */
  clearsBlank: z.boolean().default(false),
  /** An update replaces what members who have joined wrote themselves. */
  replacesOwn: z.boolean().default(false),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

export const ImportStatus = z.enum([
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
]);
export type ImportStatus = z.infer<typeof ImportStatus>;

/**
 * 'new' will be created, 'change' updated, and 'unchanged' is as the file says already; 'removed', 'restored' and 'kept' are what undoing did with what was created
 * or changed.
 */
export const RowOutcome = z.enum([
  'new',
  'change',
  'unchanged',
  'duplicate',
  'faulty',
  'created',
  'changed',
  'removed',
  'restored',
  'kept',
]);
export type RowOutcome = z.infer<typeof RowOutcome>;

export const ImportRef = z.object({ id });
export type ImportRef = z.infer<typeof ImportRef>;

/** What is read differently; the rest is guessed again. */
export const ReadImportInput = ImportRef.extend({
  encoding: z.enum(TEXT_ENCODINGS).optional(),
  delimiter: z.enum(DELIMITERS).optional(),
  sheet: z.string().max(200).optional(),
  headerRow: z.int().min(0).max(1_048_576).optional(),
});
export type ReadImportInput = z.infer<typeof ReadImportInput>;

export const CheckImportInput = ImportRef.extend({
  mapping: ImportMapping,
  options: ImportOptions.prefault({}),
});
export type CheckImportInput = z.infer<typeof CheckImportInput>;

/** What an administrator decided about one row, in place of what is usual for the import. */
export const RowDecision = z.enum(['skip', 'update', 'import']);
export type RowDecision = z.infer<typeof RowDecision>;

export const DecideRowInput = ImportRef.extend({
  line: id,
  /** Null: what is usual for the import. */
  decision: RowDecision.nullable(),
});
export type DecideRowInput = z.infer<typeof DecideRowInput>;

export const EditCellInput = ImportRef.extend({
  line: id,
  column: z.int().min(0).max(IMPORT_MAX_COLUMNS),
  value: text(10_000),
});
export type EditCellInput = z.infer<typeof EditCellInput>;

/** A value that an update replaces, or would if it were not the member's own; null when there is none. */
export const FieldChange = z.object({
  field: ImportField,
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Nothing is replaced, as whose account it is wrote `before`; 'unknown' when that can only be supposed. */
  stays: z.enum(['own', 'unknown']).optional(),
});
export type FieldChange = z.infer<typeof FieldChange>;

export const ImportRow = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  outcome: RowOutcome.nullable(),
  reason: z.string().nullable(),
  /** What was understood in a way that somebody should look at. */
  notes: z.array(z.string()),
  /** What is stored of the row, by field; empty of a faulty one. */
  values: z.partialRecord(ImportField, z.string()),
  decision: RowDecision.nullable(),
  /** What can be decided about the row; nothing when only one thing is possible. */
  choices: z.array(RowDecision),
  /** What an update replaces, or has replaced, and what stays. */
  changes: z.array(FieldChange),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const CsvImport = z.object({
  id,
  kind: ImportKind,
  fileName: z.string(),
  columns: z.array(z.string()),
  mapping: ImportMapping,
  options: ImportOptions,
  reading: ImportReading.nullable(),
  /** Whether the file is still there, to be read in another way. */
  isReadable: z.boolean(),
  status: ImportStatus,
  createdAt: isoDate,
  isUndoable: z.boolean(),
  rows: z.int(),
  /** Rows with each outcome; the rest are not judged yet. */
  outcomes: z.record(RowOutcome, z.int()),
  /** Rows with notes. */
  doubtful: z.int(),
  /** Trades of the file that are not on the community's list of industries. */
  newIndustries: z.array(z.string()),
  /** Rows that end a membership, as their date is over. */
  ending: z.int(),
  /** Whether nothing that was created or changed would be lost with it. */
  isDeletable: z.boolean(),
  /** Of created members: who was invited, by whatever way, and who has joined. */
  invited: z.int(),
  joined: z.int(),
  /** Of created members: who has not joined, and of them: whose invitation goes out now, and whose on a later day. */
  unjoined: z.int(),
  sending: z.int(),
  planned: z.int(),
  /** Of those who have not joined: who was never invited, and who was more than a day ago; nothing is planned for them. */
  waiting: z.int(),
  remindable: z.int(),
  /** The first rows of the file, as an example of each column. */
  sample: z.array(z.array(z.string())),
});
export type CsvImport = z.infer<typeof CsvImport>;

export const ImportSummary = CsvImport.pick({
  id: true,
  kind: true,
  fileName: true,
  status: true,
  createdAt: true,
  isUndoable: true,
  isDeletable: true,
  rows: true,
}).extend({ done: z.int() });
export const ImportList = z.array(ImportSummary);
export type ImportList = z.infer<typeof ImportList>;

export const ImportDeleted = z.object({ ok: z.literal(true) });

/** Memberships that the run ends must be confirmed by their number. */
export const RunImportInput = ImportRef.extend({
  ending: z.int().min(0).optional(),
  /** Whether trades that are not on the community's list of industries are added to it. */
  addsIndustries: z.boolean().optional(),
});
export type RunImportInput = z.infer<typeof RunImportInput>;

export const ListImportRowsInput = ImportRef.extend({
  outcome: RowOutcome.optional(),
  /** Only rows with notes. */
  isDoubtful: z.boolean().optional(),
  limit: PageInput.shape.limit,
  /** The last line of the page before. */
  cursor: id.nullish(),
});
export type ListImportRowsInput = z.infer<typeof ListImportRowsInput>;

export const ImportRowPage = z.object({ items: z.array(ImportRow), nextCursor: z.int().nullable() });
export type ImportRowPage = z.infer<typeof ImportRowPage>;
