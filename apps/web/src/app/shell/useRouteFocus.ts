import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of page the focus goes to its heading and its title is told to screen readers, as a browser does
 * when it loads a document. Returns the title to put into a live region.
 */
export function useRouteFocus(): string {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      setTitle(document.title);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return title;
}
