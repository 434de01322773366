import { staffProcedure, staffStepUpProcedure, router } from '../../ground/core/trpc.ts';
import { hostOf } from './backup-host.ts';
import { checkDownload, createBackup, createExport, download, restore, undo } from './backups.commands.ts';
import { checkUpload, deleteUpload } from './uploads.commands.ts';
import { countLosses } from './losses.queries.ts';
import { listBackups } from './backups.queries.ts';
import { listRestoreOutcomes } from './restore-outcomes.queries.ts';
import {
  BackupDone,
  BackupFileRef,
  BackupJob,
  BackupList,
  BackupLosses,
  DownloadInput,
  ListRestoreOutcomesInput,
  RestoreInput,
  RestoreOutcomePage,
  UploadInput,
} from './backups.schema.ts';

export const backupsRouter = router({
  list: staffProcedure('system')
    .output(BackupList)
    .query(({ ctx }) => listBackups(hostOf(ctx))),

  losses: staffProcedure('system')
    .input(RestoreInput)
    .output(BackupLosses)
    .query(({ ctx, input }) => countLosses(hostOf(ctx), input)),

  outcomes: staffProcedure('system')
    .input(ListRestoreOutcomesInput)
    .output(RestoreOutcomePage)
    .query(({ ctx, input }) => listRestoreOutcomes(ctx.db, input)),

  create: staffProcedure('system')
    .meta({ auth: 'staff', permission: 'system', limit: 'backup' })
    .output(BackupJob)
    .mutation(({ ctx }) => createBackup(ctx)),

  export: staffStepUpProcedure('system')
    .meta({ auth: 'staffStepUp', permission: 'system', limit: 'dataExport' })
    .output(BackupJob)
    .mutation(({ ctx }) => createExport(ctx)),

  restore: staffStepUpProcedure('system')
    .meta({ auth: 'staffStepUp', permission: 'system', limit: 'restore' })
    .input(RestoreInput)
    .output(BackupJob)
    .mutation(({ ctx, input }) => restore(ctx, input)),

  undo: staffStepUpProcedure('system')
    .meta({ auth: 'staffStepUp', permission: 'system', limit: 'restore' })
    .output(BackupJob)
    .mutation(({ ctx }) => undo(ctx)),

  /** Checks that the file can be downloaded before the browser follows its link, so that a step-up can come first. */
  checkDownload: staffStepUpProcedure('system')
    .input(DownloadInput)
    .output(BackupFileRef)
    .mutation(({ ctx, input }) => checkDownload(ctx, input)),

  /** Checks that a file of this size can be uploaded before the browser sends it, so that a step-up can happen first. */
  checkUpload: staffStepUpProcedure('system')
    .input(UploadInput)
    .output(BackupDone)
    .mutation(({ ctx, input }) => checkUpload(ctx, input)),

  delete: staffStepUpProcedure('system')
    .input(DownloadInput)
    .output(BackupDone)
    .mutation(({ ctx, input }) => deleteUpload(ctx, input)),

  /** Authorizes the REST route that sends the file. */
  download: staffStepUpProcedure('system')
    .meta({ auth: 'staffStepUp', permission: 'system', limit: 'backupDownload' })
    .input(DownloadInput)
    .output(BackupFileRef)
    .mutation(({ ctx, input }) => download(ctx, input)),
});
