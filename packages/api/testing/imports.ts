import { makeMember } from '@guildhall/db/testing';
import type { MemberContext } from '../src/ground/core/context.ts';
import { createImport } from '../src/console/imports/read-imports.commands.ts';
import { continueImports } from '../src/console/imports/continue-imports.commands.ts';
import type {
  CsvImport,
  ImportKind,
  ImportMapping,
  RowOutcome,
} from '../src/console/imports/imports.schema.ts';
import type { Caller } from '../src/app.router.ts';
import type { TestApi } from './index.ts';

export type Importer = {
  admin: { id: number };
  imports: Caller['admin']['imports'];
  upload: (file: string | Buffer, name?: string) => Promise<CsvImport>;
  /** Uploads a file and waits for its dry run. */
  check: (file: string | Buffer, mapping?: ImportMapping) => Promise<CsvImport>;
  run: (id: number) => Promise<CsvImport>;
  /** Undoes an import, and waits until its members are removed. */
  undo: (id: number) => Promise<CsvImport>;
  rowsOf: (id: number) => Promise<{ line: number; outcome: RowOutcome | null; reason: string | null }[]>;
};

/** An administrator who imports files, through the commands and the job that the product runs. */
export async function importer(
  { db, services, as }: TestApi,
  kind: ImportKind = 'members',
): Promise<Importer> {
  const admin = await makeMember(db, { role: 'admin' });
  const { imports } = (await as(admin)).admin;
  const ctx: MemberContext = {
    db,
    viewer: { id: admin.id, role: 'admin', sessionKey: null, authAt: new Date() },
    services,
    request: { id: 'test', ip: '203.0.113.7', userAgent: 'vitest' },
    device: { find: () => undefined, remember() {} },
    challenge: { token: undefined, remember() {}, forget() {} },
    loginCode: { token: undefined, remember() {}, forget() {} },
    passkey: { token: undefined, remember() {}, forget() {} },
    provider: { token: undefined, remember() {}, forget() {} },
    session: { start: async () => true, renew: async () => true, end: async () => {} },
  };
  const upload = (file: string | Buffer, name = 'members.csv') =>
    createImport(ctx, { kind, name, bytes: Buffer.from(file) });
  const check = async (file: string | Buffer, mapping?: ImportMapping) => {
    const { id, mapping: guessed } = await upload(file);
    await imports.check({ id, mapping: mapping ?? guessed });
    await continueImports(db);
    return imports.get({ id });
  };
  const run = async (id: number) => {
    await imports.run({ id });
    await continueImports(db);
    return imports.get({ id });
  };
  const undo = async (id: number) => {
    await imports.undo({ id });
    await continueImports(db);
    return imports.get({ id });
  };
  const rowsOf = async (id: number) =>
    (await imports.rows({ id, limit: 100 })).items.map(({ line, outcome, reason }) => ({
      line,
      outcome,
      reason,
    }));
  return { admin, imports, upload, check, run, undo, rowsOf };
}
