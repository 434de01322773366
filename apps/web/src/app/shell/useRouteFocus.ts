import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of page the focus goes to its heading and its title is told to screen readers, as a browser does
 * when it loads a document. Where a skeleton gives way to the page, the focus moves on to the page's own heading,
 * unless the reader has gone elsewhere meanwhile. Returns the title to put into a live region.
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
