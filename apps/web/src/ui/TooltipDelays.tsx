import { FloatingDelayGroup } from '@floating-ui/react';
import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { TOOLTIP_DELAY } from '../lib/theme.ts';

/**
 * Wraps a page that has tooltips, which share one delay: the first opens after the pointer rests, the next ones at once
 * for a moment after it closed. Mantine's own group has one time for both; its tooltips use the inner delay group.
 */
export function TooltipDelays({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Group openDelay={TOOLTIP_DELAY.open} closeDelay={0}>
      <FloatingDelayGroup delay={{ open: TOOLTIP_DELAY.open, close: 0 }} timeoutMs={TOOLTIP_DELAY.skip}>
        {children}
      </FloatingDelayGroup>
    </Tooltip.Group>
  );
}
