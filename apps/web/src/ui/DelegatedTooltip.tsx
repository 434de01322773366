import { Tooltip } from '@mantine/core';
import { useEffect, useId } from 'react';
import type { TooltipTarget } from './useDelegatedTooltip.ts';

/** The tooltip of a control, which is also its description for screen readers. */
export function DelegatedTooltip({ element, label }: TooltipTarget) {
  const id = useId();
  useEffect(() => {
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [element, id]);
  return <Tooltip target={element} label={<span id={id}>{label}</span>} opened />;
}
