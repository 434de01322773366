import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useDownloadCopy } from './data-requests.hooks.ts';
import { dataRequestsMessages as messages } from './data-requests.messages.ts';

/** Downloads what somebody who asked for a copy of their data gets. */
export function CopyButton({ id, name }: { id: number; name: string }) {
  const { download, dialog } = useDownloadCopy(id);
  return (
    <>
      <Button
        size="xs"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={download.isPending}
        aria-label={messages.of(messages.download, name)}
        onClick={() => download.mutate()}
      >
        {messages.download}
      </Button>
      {dialog}
    </>
  );
}
