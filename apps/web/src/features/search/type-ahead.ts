import { isComposing } from '../../lib/keys.ts';

const LOADING_MS = 5_000;

let typed = '';
let stop: (() => void) | null = null;

/**
 * Collects what is typed until the palette has its input, which takes a moment on its first opening. Otherwise the
 * first letters would be lost, or taken for shortcuts.
 */
export function startTypeAhead(): void {
  if (stop) return;
  typed = '';
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (/^.$/u.test(event.key)) typed += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', collect, true);
  // If the palette never loads, the keys are given back.
  const timer = setTimeout(takeTypeAhead, LOADING_MS);
  stop = () => {
    window.removeEventListener('keydown', collect, true);
    clearTimeout(timer);
    stop = null;
  };
}

/** What was typed since `startTypeAhead`; from now on keys go where the focus is. */
export function takeTypeAhead(): string {
  stop?.();
  const text = typed;
  typed = '';
  return text;
}
