import type { DatabaseTransaction } from '@guildhall/db';
import {
  importBusinesses,
  keepBusinesses,
  removeBusinesses,
} from './businesses/import-businesses.commands.ts';
import type { ImportKind } from './imports.schema.ts';
import type { ImportedFile, StoredRow, WrittenRow } from './judge-row.ts';
import { importMembers, keepMembers, removeMembers } from './members/import-members.commands.ts';

/** What differs between importing members and businesses. */
type ImportRules = {
  run: (trx: DatabaseTransaction, file: ImportedFile, rows: StoredRow[]) => Promise<WrittenRow[]>;
  /** Takes back some of what was done and not touched since. Returns how much; 0 when none is left. */
  remove: (trx: DatabaseTransaction, importId: number, limit: number) => Promise<number>;
  /** Notes of the rest why it was kept. */
  keep: (trx: DatabaseTransaction, importId: number) => Promise<void>;
};

export const IMPORT_RULES: Record<ImportKind, ImportRules> = {
  members: { run: importMembers, remove: removeMembers, keep: keepMembers },
  businesses: { run: importBusinesses, remove: removeBusinesses, keep: keepBusinesses },
};
