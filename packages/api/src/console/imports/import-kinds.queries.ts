import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { BUSINESS_HEADERS } from './businesses/business-headers.ts';
import { judgeBusinesses, readBusiness } from './businesses/judge-businesses.queries.ts';
import type { FieldConcepts } from './guess-mapping.ts';
import {
  BUSINESS_FIELDS,
  type ImportField,
  type ImportKind,
  type ImportMapping,
  MEMBER_FIELDS,
} from './imports.schema.ts';
import type { ImportedFile, JudgedRow, StoredRow } from './judge-row.ts';
import { judgeMembers } from './members/judge-members.queries.ts';
import { readMember, readMembers } from './members/read-members.queries.ts';
import { MEMBER_HEADERS } from './members/member-headers.ts';
import type { FileRow } from './reading/table.ts';

/** What differs between reading files of members and of businesses. */
type ReadingRules = {
  fields: readonly ImportField[];
  /** What columns each field is taken from. */
  headers: FieldConcepts;
  /** Says which column is needed and not chosen. */
  missingIn: (mapping: ImportMapping) => { field: ImportField; message: string } | undefined;
  /** What a row says, without asking what else there is. */
  read: (file: ImportedFile, row: FileRow) => JudgedRow;
  /** The dry run. Rows that the run creates were judged by the same function. */
  judge: (db: Kysely<DB>, file: ImportedFile, rows: StoredRow[]) => Promise<JudgedRow[]>;
  /** The same with what stays of members whom rows are about. */
  readAll: (db: Kysely<DB>, file: ImportedFile, rows: FileRow[]) => Promise<{ judged: JudgedRow[] }>;
};

export const READING_RULES: Record<ImportKind, ReadingRules> = {
  members: {
    fields: MEMBER_FIELDS,
    headers: MEMBER_HEADERS,
    missingIn: ({ email, firstName, lastName, fullName, companyAndPerson }) => {
      if (email === undefined)
        return { field: 'email', message: 'Choose the column with the email addresses' };
      return [fullName, firstName, lastName, companyAndPerson].every((column) => column === undefined)
        ? {
            field: 'firstName',
            message: 'Choose the columns with the first and the last name, or one with the full name',
          }
        : undefined;
    },
    read: readMember,
    judge: judgeMembers,
    readAll: readMembers,
  },
  businesses: {
    fields: BUSINESS_FIELDS,
    headers: BUSINESS_HEADERS,
    missingIn: ({ name }) =>
      name === undefined
        ? { field: 'name', message: 'Choose the column with the names of the businesses' }
        : undefined,
    read: readBusiness,
    judge: judgeBusinesses,
    readAll: async (_, file, rows) => ({ judged: rows.map((row) => readBusiness(file, row)) }),
  },
};
