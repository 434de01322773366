import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import type { DisabledButtonProps } from './DisabledButtonTooltip.tsx';

const DisabledButtonTooltip = lazyChunk(() =>
  import('./DisabledButtonTooltip.tsx').then((module) => ({ default: module.DisabledButtonTooltip })),
);

/** A gray button that says why. */
export function DisabledButton(props: DisabledButtonProps) {
  const { label: _label, reason: _reason, ...button } = props;
  return (
    <Suspense fallback={<Button {...button} disabled />}>
      <DisabledButtonTooltip {...props} />
    </Suspense>
  );
}
