import { useLayoutEffect, useState } from 'react';
import { findTourTarget } from '../../lib/tour-target.ts';

type Box = { top: number; left: number; width: number; height: number };

/** Room between the element and the ring around it, in pixels. */
const PADDING = 4;

/**
 * Where the element of a step is in the window, once it has been scrolled into view; it is followed while the page
 * moves. A step whose element is not on the page points at the page's title.
 */
export function useTourTarget(step: string | undefined): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    if (step === undefined) return undefined;
    const find = () => findTourTarget(step) ?? document.querySelector<HTMLElement>('main h1');
    const follow = () => {
      const target = find();
      if (target) setBox(boxAround(target));
    };
    find()?.scrollIntoView({ block: 'center', inline: 'center' });
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(document.body);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [step]);
  return box;
}

function boxAround(element: HTMLElement): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return {
    top: top - PADDING,
    left: left - PADDING,
    width: width + 2 * PADDING,
    height: height + 2 * PADDING,
  };
}
