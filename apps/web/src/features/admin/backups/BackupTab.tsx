import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { DAILY_BACKUP } from '@guildhall/api/console/backups/backups.schema';
import { useState } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { useCommunityTimeZone } from '../../../lib/site.ts';
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
  const { locale } = useFormats();
  const timeZone = useCommunityTimeZone();
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
          {messages.filesHint(dailyAt(locale, timeZone))}
        </Text>
        <Query query={query} skeleton={<Skeleton height={160} />} failed={messages.failed}>
          {({ items }) => (
            <>
              {items.length === 0 && (
                <EmptyState icon={IconInbox} title={messages.empty.title}>
                  {messages.empty.text}
                </EmptyState>
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

/** When today's backup is made, by the clock of the community. */
function dailyAt(locale: string, timeZone: string): string {
  const at = new Date();
  at.setUTCHours(DAILY_BACKUP.hour, DAILY_BACKUP.minute);
  const time = at.toLocaleTimeString(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return messages.inZone(time, timeZone.replaceAll('_', ' '));
}
