import { z } from 'zod';
import { id, isoDate } from '../../ground/values/fields.ts';
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

/** What a column of members can be imported as. `fullName` is split at its last space. */
export const MEMBER_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'fullName',
  'company',
  'jobTitle',
  'industry',
  'location',
  'phoneNumber',
  'skills',
  'servicesOffered',
  'lookingFor',
  'bio',
  'membershipNumber',
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

export const ImportStatus = z.enum([
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
]);

/** 'new' will be created; 'removed' and 'kept' are what undoing did with what was created. */
export const RowOutcome = z.enum(['new', 'duplicate', 'faulty', 'created', 'removed', 'kept']);
export type RowOutcome = z.infer<typeof RowOutcome>;

export const ImportRef = z.object({ id });
export type ImportRef = z.infer<typeof ImportRef>;

export const CheckImportInput = ImportRef.extend({ mapping: ImportMapping });
export type CheckImportInput = z.infer<typeof CheckImportInput>;

export const ImportRow = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  outcome: RowOutcome.nullable(),
  reason: z.string().nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const CsvImport = z.object({
  id,
  kind: ImportKind,
  fileName: z.string(),
  columns: z.array(z.string()),
  mapping: ImportMapping,
  status: ImportStatus,
  createdAt: isoDate,
  isUndoable: z.boolean(),
  rows: z.int(),
  /** Rows with each outcome; the rest are not judged yet. */
  outcomes: z.record(RowOutcome, z.int()),
  /** Of created members: who was invited, and who has joined. */
  invited: z.int(),
  joined: z.int(),
  /** Of created members: who has not joined, and who of them was not invited either. */
  unjoined: z.int(),
  waiting: z.int(),
  isInviting: z.boolean(),
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
});
export const ImportList = z.array(ImportSummary);
export type ImportList = z.infer<typeof ImportList>;

export const ListImportRowsInput = ImportRef.extend({
  outcome: RowOutcome.optional(),
  limit: PageInput.shape.limit,
  /** The last line of the page before. */
  cursor: id.nullish(),
});
export type ListImportRowsInput = z.infer<typeof ListImportRowsInput>;

export const ImportRowPage = z.object({ items: z.array(ImportRow), nextCursor: z.int().nullable() });
export type ImportRowPage = z.infer<typeof ImportRowPage>;
