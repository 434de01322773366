import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { BackupButtons } from './BackupButtons.tsx';
import { BackupRow } from './BackupRow.tsx';
import classes from './BackupTab.module.css';
import { useBackups, useDangerousBackups } from './backup.hooks.ts';
import { restoreQuestion } from './backup-words.ts';
import { JobList } from './JobList.tsx';
import { UndoRestore } from './UndoRestore.tsx';

/** Making, keeping and bringing back copies of all data. */
export function BackupTab() {
  const { data, error, refetch } = useBackups();
  const { restoration, undo, download, dialog } = useDangerousBackups();
  const [asked, setAsked] = useState<string | null>(null);
  const isChanging = restoration.isPending || undo.isPending;
  return (
    <Stack gap="md">
      <BackupButtons />
      {data?.undoUntil && (
        <UndoRestore until={data.undoUntil} isBusy={isChanging} onUndo={() => undo.mutate()} />
      )}
      {data && <JobList jobs={data.jobs} />}
      <Card component="section" aria-labelledby="backup-files">
        <Title order={2} size="h3" id="backup-files" mb={4}>
          Backup Files
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          Each full backup is restored beside the live data and compared, right after it is made.
        </Text>
        {error && !data && (
          <ErrorState title="The backups could not be loaded" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {!data && !error && <Skeleton height={160} />}
        {data?.items.length === 0 && (
          <EmptyState title="No backups yet">Create the first one; it takes a moment.</EmptyState>
        )}
        <ul className={classes.list}>
          {data?.items.map((item) => (
            <BackupRow
              key={item.name}
              item={item}
              isBusy={isChanging}
              isRestoring={restoration.isPending && restoration.variables.backupFileName === item.name}
              onDownload={() => download.mutate({ file: item.name })}
              onRestore={() => setAsked(item.name)}
            />
          ))}
        </ul>
      </Card>
      {asked !== null && (
        <ConfirmDialog
          title="Restore this backup?"
          action="Restore"
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            restoration.mutate({ backupFileName: asked });
          }}
        >
          {restoreQuestion(asked)}
        </ConfirmDialog>
      )}
      {dialog}
    </Stack>
  );
}
