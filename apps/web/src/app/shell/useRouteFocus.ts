import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the heading of a new page and announces its title, as a browser does when it loads a document.
 * When the page replaces its skeleton, the focus moves on to the page's own heading, unless the viewer has moved it
 * meanwhile. Returns the title for a live region.
 */
export function useRouteFocus(): string {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    let heading: Element | null = null;
    const follow = () => {
      const present = document.querySelector<HTMLElement>('main h1');
      if (!present || present === heading) return;
      if (heading !== null && document.activeElement !== document.body) return watcher.disconnect();
      heading = present;
      present.setAttribute('tabindex', '-1');
      present.focus({ preventScroll: true });
      setTitle(document.title);
    };
    const watcher = new MutationObserver(follow);
    const frame = requestAnimationFrame(() => {
      follow();
      watcher.observe(document.body, { childList: true, subtree: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
    };
  }, [pathname]);
  return title;
}
