import { useEffect, useState } from 'react';
import { TOOLTIP_DELAY } from '../lib/theme.ts';

export type TooltipTarget = { element: HTMLElement; label: string };

const tooltipTargetOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/**
 * The control whose tooltip is open: after the pointer rests on it, at once if another tooltip was open a moment ago,
 * and at once on keyboard focus. Escape, a press and leaving the control close it.
 */
export function useDelegatedTooltip(): TooltipTarget | null {
  const [open, setOpen] = useState<TooltipTarget | null>(null);
  useEffect(() => {
    let at: HTMLElement | null = null;
    let isShown = false;
    let closedAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = (element: HTMLElement) => {
      isShown = true;
      setOpen({ element, label: element.dataset['tooltip'] ?? '' });
    };
    const hide = () => {
      clearTimeout(timer);
      if (isShown) closedAt = performance.now();
      isShown = false;
      setOpen(null);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      const element = tooltipTargetOf(target);
      if (pointerType !== 'mouse' || element === at) return;
      at = element;
      hide();
      if (!element) return;
      const isNext = performance.now() - closedAt < TOOLTIP_DELAY.skip;
      timer = setTimeout(() => show(element), isNext ? 0 : TOOLTIP_DELAY.open);
    };
    const focus = ({ target }: FocusEvent) => {
      const element = tooltipTargetOf(target);
      if (element?.matches(':focus-visible')) show(element);
    };
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && hide();

    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('pointerover', over, { signal });
    document.documentElement.addEventListener('pointerleave', () => ((at = null), hide()), { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', hide, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);
  return open;
}
