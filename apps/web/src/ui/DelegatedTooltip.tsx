import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import { useEffect, useId } from 'react';
import type { TooltipTarget } from './useDelegatedTooltip.ts';

/** Shows a control's hint at the control, and tells it to screen readers as its description. */
export function DelegatedTooltip({ element, label }: TooltipTarget) {
  const id = useId();
  useEffect(() => {
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [element, id]);
  return <Tooltip target={element} label={<span id={id}>{label}</span>} opened />;
}
