import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The event with which the page is replaced by another. */
export const PAGE_REPLACED = 'guildhall:page-replaced';

/** Lets fonts that came after one page was painted apply with the next (`ssr/fonts-script.ts`). */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.dispatchEvent(new Event(PAGE_REPLACED));
  }, [pathname]);
}
