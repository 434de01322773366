import { Button, Group } from '@mantine/core';
import { IconCopyPlus, IconDatabaseExport, IconFileTypeJs } from '@tabler/icons-react';
import { useMakeBackups } from './backup.hooks.ts';

/** The three ways of making a copy. */
export function BackupButtons() {
  const { creation, exporting, both } = useMakeBackups();
  return (
    <Group gap="xs">
      <Button
        leftSection={<IconDatabaseExport size={18} aria-hidden />}
        loading={creation.isPending}
        onClick={() => creation.mutate()}
      >
        Create Full Backup
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileTypeJs size={18} aria-hidden />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        Export JSON
      </Button>
      <Button
        variant="default"
        leftSection={<IconCopyPlus size={18} aria-hidden />}
        loading={both.isPending}
        onClick={() => both.mutate()}
      >
        Backup &amp; Export
      </Button>
    </Group>
  );
}
