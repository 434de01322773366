import { ADMINS, type MatrixRow, type Outcomes } from './matrix.ts';

/** A name that does not exist: what is allowed to be asked is answered with 404, and nothing changes. */
const NOWHERE: Outcomes = { ...ADMINS, admin: 404 };
const unknown = 'full-backup-2026-01-01T00-00-00-000Z-00000000.tar.zst';

export const backupRows: MatrixRow[] = [
  { procedure: 'backups.list', route: 'GET /api/admin/backup/list', expect: ADMINS },
  { procedure: 'backups.outcomes', input: () => ({ id: 1 }), expect: ADMINS },
  { procedure: 'backups.create', route: 'POST /api/admin/backup/create', expect: ADMINS },
  { procedure: 'backups.export', route: 'POST /api/admin/backup/export', expect: ADMINS },
  {
    procedure: 'backups.restore',
    route: 'POST /api/admin/backup/restore',
    input: () => ({ backupFileName: unknown }),
    expect: NOWHERE,
  },
  // Nothing has been restored, so there is nothing to undo.
  { procedure: 'backups.undo', route: 'POST /api/admin/backup/undo', expect: { ...ADMINS, admin: 409 } },
  { procedure: 'backups.losses', input: () => ({ backupFileName: unknown }), expect: NOWHERE },
  { procedure: 'backups.checkUpload', input: () => ({ sizeBytes: 1 }), expect: ADMINS },
  {
    procedure: 'backups.delete',
    route: 'DELETE /api/admin/backup/:file',
    input: () => ({ file: unknown }),
    expect: NOWHERE,
  },
  { procedure: 'backups.checkDownload', input: () => ({ file: unknown }), expect: NOWHERE },
  {
    procedure: 'backups.download',
    route: 'GET /api/admin/backup/download/:file',
    input: () => ({ file: unknown }),
    expect: NOWHERE,
  },
];
