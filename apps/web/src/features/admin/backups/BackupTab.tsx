import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Query } from '../../../ui/Query.tsx';
import { BackupButtons } from './BackupButtons.tsx';
import { BackupRow } from './BackupRow.tsx';
import classes from './BackupTab.module.css';
import { useBackups, useDangerousBackups } from './backup.hooks.ts';
import { LaterChanges } from './LaterChanges.tsx';
import { JobList } from './JobList.tsx';
import { UploadBackup } from './UploadBackup.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { UndoRestore } from './UndoRestore.tsx';
import { backupMessages as messages } from './backup.messages.ts';

/** Creates, lists and restores backups of all data. */
export function BackupTab() {
  const query = useBackups();
  const { restoration, undo, download, removal, dialog } = useDangerousBackups();
  const [pending, setPending] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const isChanging = restoration.isPending || undo.isPending || removal.isPending;
  return (
    <Stack gap="md">
      <BackupButtons />
      {query.data && <UploadBackup maxBytes={query.data.uploadMaxBytes} />}
      {query.data?.undoUntil && (
        <UndoRestore
          undoes={query.data.undoes ?? 'restore'}
          until={query.data.undoUntil}
          isBusy={isChanging}
          onUndo={() => undo.mutate()}
        />
      )}
      {query.data?.lastRestore && (
        <LaterChanges key={query.data.lastRestore.id} restore={query.data.lastRestore} />
      )}
      {query.data && <JobList jobs={query.data.jobs} />}
      <Card component="section" aria-labelledby="backup-files">
        <Title order={2} size="h3" id="backup-files" mb={4}>
          {messages.files}
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          {messages.filesHint}
        </Text>
        <Query query={query} skeleton={<Skeleton height={160} />} failed={messages.failed}>
          {({ items }) => (
            <>
              {items.length === 0 && (
                <EmptyState title={messages.empty.title}>{messages.empty.text}</EmptyState>
              )}
              <ul className={classes.list}>
                {items.map((item) => (
                  <BackupRow
                    key={item.name}
                    item={item}
                    isBusy={isChanging}
                    isRestoring={restoration.isPending && restoration.variables.backupFileName === item.name}
                    onDownload={() => download.mutate({ file: item.name })}
                    onRestore={() => setPending(item.name)}
                    onDelete={() => setDeleting(item.name)}
                  />
                ))}
              </ul>
            </>
          )}
        </Query>
      </Card>
      {pending !== null && (
        <RestoreDialog
          name={pending}
          onClose={() => setPending(null)}
          onConfirm={() => restoration.mutate({ backupFileName: pending })}
        />
      )}
      {deleting !== null && (
        <ConfirmDialog
          title={messages.remove.title}
          action={messages.remove.action}
          onClose={() => setDeleting(null)}
          onConfirm={() => removal.mutate({ file: deleting })}
        >
          {messages.remove.text(deleting)}
        </ConfirmDialog>
      )}
      {dialog}
    </Stack>
  );
}
