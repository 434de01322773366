import { Button } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { canScan } from './code-scanner.ts';
import type { Door } from './door-store.ts';
import { doorMessages } from './door.messages.ts';

const ScanDialog = lazyChunk(() =>
  import('./ScanDialog.tsx').then((module) => ({ default: module.ScanDialog })),
);

/** Opens the camera; absent in browsers that read no codes, whose phones have a camera that does. */
export function ScanButton({ door }: { door: Door }) {
  const [isPossible, setIsPossible] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    void canScan().then(setIsPossible);
  }, []);
  if (!isPossible) return null;
  return (
    <>
      <Button leftSection={<IconScan size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {doorMessages.scan.action}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog door={door} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
