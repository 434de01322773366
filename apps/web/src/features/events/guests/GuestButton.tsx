import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';

const GuestDialog = lazyChunk(() =>
  import('./GuestDialog.tsx').then((module) => ({ default: module.GuestDialog })),
);

type Props = {
  date: { id: number; dateId: number };
  /** A visitor comes, or a member invites one. */
  way: 'request' | 'invite';
  label: string;
};

/** Opens the form by which a visitor asks for a seat, or a member invites one. */
export function GuestButton({ date, way, label }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={way === 'request' ? 'default' : 'subtle'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <GuestDialog date={date} way={way} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
