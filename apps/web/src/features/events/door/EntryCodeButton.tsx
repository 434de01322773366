import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';

const EntryCodeDialog = lazyChunk(() =>
  import('./EntryCodeDialog.tsx').then((module) => ({ default: module.EntryCodeDialog })),
);

/** Shows the member's code for the entrance. */
export function EntryCodeButton({ date, label }: { date: { id: number; dateId: number }; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconQrcode size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <EntryCodeDialog date={date} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
