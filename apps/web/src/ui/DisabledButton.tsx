import { Button, type ButtonProps } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../lib/lazy-chunk.ts';

const ReasonTooltip = lazyChunk(() =>
  import('./ReasonTooltip.tsx').then((module) => ({ default: module.ReasonTooltip })),
);

type Props = ButtonProps & {
  /** What the button would do, and why it cannot, for screen readers. */
  label: string;
  /** Shown on hover, on focus and when it is tapped. */
  reason: string;
};

/**
 * A gray button that says why. It is disabled by `aria-disabled` alone: a button with `disabled` takes no focus
 * and no events, so its reason could not be reached.
 */
export function DisabledButton({ label, reason, ...button }: Props) {
  const content = <Button {...button} data-disabled aria-disabled aria-label={label} />;
  return (
    <Suspense fallback={content}>
      <ReasonTooltip reason={reason}>{content}</ReasonTooltip>
    </Suspense>
  );
}
