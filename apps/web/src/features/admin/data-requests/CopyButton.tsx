import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useDownloadCopy } from './data-requests.hooks.ts';
import { dataRequestsMessages as messages } from './data-requests.messages.ts';

type Props = { id: number; name: string; size?: 'xs' | 'sm' };

/** Downloads what somebody who asked for a copy of their data gets. */
export function CopyButton({ id, name, size = 'xs' }: Props) {
  const { download, dialog } = useDownloadCopy(id);
  return (
    <>
      <Button
        size={size}
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
