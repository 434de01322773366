import { useEffect } from 'react';

/** A browser moves the focus, and clicks, shortly after the finger is lifted. */
const AFTERWARDS_MS = 400;

/**
 * Notes at the root, as `data-pressing`, a press that began while a field had the focus. The press takes the focus out
 * of the field, and the bar that comes back for that would move what is pressed away before the click.
 */
export function useStillPress(): void {
  useEffect(() => {
    const root = document.documentElement;
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    let timer: number | undefined;
    const begin = () => {
      window.clearTimeout(timer);
      if (document.activeElement?.matches('input, textarea')) root.dataset.pressing = '';
    };
    const end = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => delete root.dataset.pressing, AFTERWARDS_MS);
    };
    document.addEventListener('pointerdown', begin, options);
    document.addEventListener('pointerup', end, options);
    document.addEventListener('pointercancel', end, options);
    return () => {
      listeners.abort();
      window.clearTimeout(timer);
      delete root.dataset.pressing;
    };
  }, []);
}
