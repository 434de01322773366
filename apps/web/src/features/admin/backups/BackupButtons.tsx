import { Button, Group } from '@mantine/core';
import { IconCopyPlus, IconDatabaseExport, IconFileTypeJs } from '@tabler/icons-react';
import { useMakeBackups } from './backup.hooks.ts';
import { backupMessages as messages } from './backup.messages.ts';

/** Creates a backup, an export, or both. */
export function BackupButtons() {
  const { creation, exporting, both, dialog } = useMakeBackups();
  return (
    <Group gap="xs">
      <Button
        leftSection={<IconDatabaseExport size={18} aria-hidden />}
        loading={creation.isPending}
        onClick={() => creation.mutate()}
      >
        {messages.create}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileTypeJs size={18} aria-hidden />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {messages.export}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCopyPlus size={18} aria-hidden />}
        loading={both.isPending}
        onClick={() => both.mutate()}
      >
        {messages.both}
      </Button>
      {dialog}
    </Group>
  );
}
