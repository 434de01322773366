import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useExport } from './account.hooks.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { accountMessages } from './account.messages.ts';

const { title, description, submit } = accountMessages.data;

export function ExportSection() {
  const exporting = useExport();
  return (
    <SettingsSection id="data" title={title} description={description}>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {submit}
        </Button>
      </Group>
    </SettingsSection>
  );
}
