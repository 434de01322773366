import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { consolePaths } from '../../../lib/console-paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { PAGE_LIMIT, nextPage } from '../shared/pages.ts';
import { useStepUp } from '../shared/useStepUp.tsx';
import { type BackupJob, jobTitle } from './backup-format.ts';
import { backupMessages as messages } from './backup.messages.ts';

/** Milliseconds between the backup and the export of the combined action (spec, section 9). */
const EXPORT_AFTER_MS = 2_000;

export const showResult = (job: Pick<BackupJob, 'job' | 'status' | 'error'>) =>
  toast({
    title: jobTitle(job),
    ...(job.error && { description: job.error }),
    destructive: job.status === 'failed',
  });

/** Files and running jobs; live events refetch them. */
export function useBackups() {
  const list = trpc.backups.list.useQuery();
  useFreshDataAfterRestore(list.data?.jobs);
  return list;
}

/** Members whose account was changed later than the data of a restore. */
export const useRestoreOutcomes = (id: number) =>
  trpc.backups.outcomes.useInfiniteQuery({ id, limit: PAGE_LIMIT }, { getNextPageParam: nextPage });

/** A restore invalidates every cached query. */
function useFreshDataAfterRestore(jobs: BackupJob[] | undefined) {
  const queryClient = useQueryClient();
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, job, status } of jobs ?? []) {
      if (job !== 'restore' && job !== 'undo') continue;
      const key = `${job}-${id}`;
      if (status === 'running') running.current.add(key);
      else if (running.current.delete(key)) void queryClient.invalidateQueries();
    }
  }, [jobs, queryClient]);
}

/** A backup, a data export, or both; an export may require step-up authentication. */
export function useMakeBackups() {
  const { onStepUpError, dialog } = useStepUp();
  const creation = trpc.backups.create.useMutation({ onSuccess: showResult, onError: showError });
  const exporting = trpc.backups.export.useMutation({
    onSuccess: showResult,
    onError: (error) => onStepUpError(error, () => exporting.mutate()),
  });
  const both = trpc.backups.create.useMutation({
    onSuccess(job) {
      showResult(job);
      setTimeout(() => exporting.mutate(), EXPORT_AFTER_MS);
    },
    onError: showError,
  });
  return { creation, exporting, both, dialog };
}

/** Restore, undo, download and deletion; each may require step-up authentication. */
export function useDangerousBackups() {
  const queryClient = useQueryClient();
  const { onStepUpError, dialog } = useStepUp();
  const settled = (job: BackupJob) => {
    showResult(job);
    return job.status === 'done' ? queryClient.invalidateQueries() : undefined;
  };
  const restoration = trpc.backups.restore.useMutation({
    onSuccess: settled,
    onError: (error, input) => onStepUpError(error, () => restoration.mutate(input)),
  });
  const undo = trpc.backups.undo.useMutation({
    onSuccess: settled,
    onError: (error) => onStepUpError(error, () => undo.mutate()),
  });
  const download = trpc.backups.checkDownload.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: ({ name }) => window.location.assign(consolePaths.backupFile(name)),
    onError: (error, input) => onStepUpError(error, () => download.mutate(input)),
  });
  const removal = trpc.backups.delete.useMutation({
    onSuccess: () => toast({ title: messages.remove.done }),
    onError: (error, input) => onStepUpError(error, () => removal.mutate(input)),
  });
  return { restoration, undo, download, removal, dialog };
}
