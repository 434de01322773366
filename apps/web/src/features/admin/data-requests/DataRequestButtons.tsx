import { Button, Group } from '@mantine/core';
import { IconFileExport, IconUserX } from '@tabler/icons-react';
import { Suspense, startTransition, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import type { DataRequest } from './data-requests.hooks.ts';
import { dataRequestsMessages } from './data-requests.messages.ts';

const DataRequestDialog = lazyChunk(async () => ({
  default: (await import('./DataRequestDialog.tsx')).DataRequestDialog,
}));

const { section: messages } = dataRequestsMessages;
const ICONS = { export: IconFileExport, erasure: IconUserX };

type Props = { subject: DataRequest['subject']; name: string; size?: 'xs' };

/** Enters the request of a member or an applicant: a copy of their data, or their erasure. */
export function DataRequestButtons({ subject, name, size }: Props) {
  const [kind, setKind] = useState<DataRequest['kind']>();
  return (
    <Group gap={size ?? 'sm'}>
      {(['export', 'erasure'] as const).map((asked) => {
        const Icon = ICONS[asked];
        return (
          <Button
            key={asked}
            variant={asked === 'erasure' ? 'light' : 'default'}
            {...(asked === 'erasure' && { color: 'red' })}
            {...(size && { size })}
            aria-label={dataRequestsMessages.of(messages[asked], name)}
            leftSection={<Icon size={size ? 16 : 18} aria-hidden />}
            onClick={() => startTransition(() => setKind(asked))}
          >
            {messages[asked]}
          </Button>
        );
      })}
      {kind && (
        <Suspense>
          <DataRequestDialog kind={kind} subject={subject} name={name} onClose={() => setKind(undefined)} />
        </Suspense>
      )}
    </Group>
  );
}
