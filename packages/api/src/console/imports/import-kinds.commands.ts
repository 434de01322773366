import type { Kysely } from 'kysely';
import type { DB, DatabaseTransaction } from '@guildhall/db';
import { BUSINESS_HEADERS } from './businesses/business-headers.ts';
import {
  importBusinesses,
  keepBusinesses,
  removeBusinesses,
} from './businesses/import-businesses.commands.ts';
import { judgeBusinesses } from './businesses/judge-businesses.queries.ts';
import {
  BUSINESS_FIELDS,
  type ImportField,
  type ImportKind,
  type ImportMapping,
  MEMBER_FIELDS,
} from './imports.schema.ts';
import type { ImportedFile, WrittenRow } from './judge-row.ts';
import { importMembers, keepMembers, removeMembers } from './members/import-members.commands.ts';
import { judgeMembers } from './members/judge-members.queries.ts';
import { MEMBER_HEADERS } from './members/member-headers.ts';
import type { FileRow } from './read-file.ts';

/** What differs between files of members and of businesses. */
type ImportRules = {
  fields: readonly ImportField[];
  /** The usual headers of each field. */
  headers: Partial<Record<ImportField, RegExp>>;
  /** Says which column is needed and not chosen. */
  missingIn: (mapping: ImportMapping) => string | undefined;
  /** The dry run. Rows that the run creates were judged by the same function. */
  judge: (db: Kysely<DB>, file: ImportedFile, rows: FileRow[]) => Promise<WrittenRow[]>;
  run: (trx: DatabaseTransaction, file: ImportedFile, rows: FileRow[]) => Promise<WrittenRow[]>;
  /** Removes some of what was created and not touched since. Returns how much; 0 when none is left. */
  remove: (trx: DatabaseTransaction, importId: number, limit: number) => Promise<number>;
  /** Notes of the rest why it was kept. */
  keep: (trx: DatabaseTransaction, importId: number) => Promise<void>;
};

export const IMPORT_RULES: Record<ImportKind, ImportRules> = {
  members: {
    fields: MEMBER_FIELDS,
    headers: MEMBER_HEADERS,
    missingIn: ({ email, firstName, lastName, fullName }) => {
      if (email === undefined) return 'Choose the column with the email addresses';
      return fullName === undefined && (firstName === undefined || lastName === undefined)
        ? 'Choose the columns with the first and the last name, or one with the full name'
        : undefined;
    },
    judge: judgeMembers,
    run: importMembers,
    remove: removeMembers,
    keep: keepMembers,
  },
  businesses: {
    fields: BUSINESS_FIELDS,
    headers: BUSINESS_HEADERS,
    missingIn: ({ name }) =>
      name === undefined ? 'Choose the column with the names of the businesses' : undefined,
    judge: judgeBusinesses,
    run: importBusinesses,
    remove: removeBusinesses,
    keep: keepBusinesses,
  },
};
