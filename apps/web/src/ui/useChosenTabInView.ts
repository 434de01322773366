import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a list of tabs, which may be wider than a phone, to the selected one without scrolling the page. */
export function useChosenTabInView(index: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index];
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [index]);
  return list;
}
