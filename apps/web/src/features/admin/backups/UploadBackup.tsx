import { Alert, Button, Card, FileButton, Group, Progress, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import classes from './BackupTab.module.css';
import { fileSize } from './backup-format.ts';
import { backupMessages } from './backup.messages.ts';
import { useUploadBackup } from './upload-backup.hooks.ts';

const { upload: messages, hints } = backupMessages;

/** Takes a backup that was downloaded before; shows how much of it was sent, and why it was not taken. */
export function UploadBackup({ maxBytes }: { maxBytes: number }) {
  const { begin, cancel, sent, file, failure, dialog } = useUploadBackup(maxBytes);
  const reset = useRef<() => void>(null);
  const hint = useId();
  if (maxBytes === 0)
    return (
      <Text size="sm" c="dimmed">
        {messages.off}
      </Text>
    );
  return (
    <>
      <div className={classes.making}>
        <FileButton
          resetRef={reset}
          accept=".zst,.tar.zst"
          onChange={(chosen) => {
            if (chosen) begin(chosen);
            // So that the same file can be chosen again.
            reset.current?.();
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              disabled={file !== null}
              aria-describedby={hint}
            >
              {messages.action}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" id={hint}>
          {hints.upload}
        </Text>
      </div>
      {file && (
        <Card component="section" aria-label={messages.title}>
          <Group justify="space-between" gap={8} mb={8}>
            <Text fw={600}>{messages.title}</Text>
            <Button size="xs" variant="default" onClick={cancel}>
              {messages.cancel}
            </Button>
          </Group>
          <Progress value={(100 * sent) / file.size} aria-label={messages.title} animated />
          <Text size="sm" c="dimmed" mt={8}>
            {sent < file.size ? messages.sending(fileSize(sent), fileSize(file.size)) : messages.finishing}
          </Text>
          <Text size="sm" c="dimmed" className={classes.file ?? ''}>
            {file.name}
          </Text>
        </Card>
      )}
      <div role="alert">
        {failure !== null && (
          <Alert color="red" variant="light" title={messages.failedTitle}>
            {failure}
          </Alert>
        )}
      </div>
      {dialog}
    </>
  );
}
