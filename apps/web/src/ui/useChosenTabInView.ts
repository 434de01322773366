import { type RefObject, useEffect, useRef } from 'react';

/** For a list of tabs wider than a phone: keeps the one at this place in sight, without moving the page. */
export function useChosenTabInView(place: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place];
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [place]);
  return list;
}
