import '@mantine/core/styles/Tooltip.layer.css';
import { FloatingDelayGroup } from '@floating-ui/react';
import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { TOOLTIP_DELAY } from '../lib/theme.ts';

/**
 * Goes around a page that has tooltips. They share one delay: the first opens after a rest, its neighbours at once
 * for a moment after it closed.
 * Mantine's own group cannot tell the two times apart; its tooltips read the nearest delay group, the inner one.
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
