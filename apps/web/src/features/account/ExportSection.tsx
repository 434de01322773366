import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useExport } from './account.hooks.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function ExportSection() {
  const collect = useExport();
  return (
    <SettingsSection
      id="data"
      title="Your data"
      description="Everything we hold about you, as one ZIP file with tables for people (CSV) and for programs (JSON)."
    >
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={collect.isPending}
          onClick={() => collect.mutate()}
        >
          Export my data
        </Button>
      </Group>
    </SettingsSection>
  );
}
