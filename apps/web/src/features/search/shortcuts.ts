import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { handleListKey } from './list-keys.ts';
import { setShortcuts, setPalette } from './overlays.ts';
import { plainKey, shortcutLetter } from '../../lib/keys.ts';

/** The search box that `/` focuses. */
export const SEARCH_BOX_ID = 'search-box';

/** `g` followed by one of these opens a page. */
const GO_KEYS: Record<string, string> = {
  d: paths.dashboard(),
  n: paths.news(),
  f: paths.feed(),
  s: paths.services(),
  b: paths.businesses(),
  m: paths.messages(),
  p: paths.members(),
};

const SEQUENCE_MS = 1_000;

/** Whether single-key shortcuts are on; voice input triggers them by accident, so members can turn them off. */
export function useSingleKeys() {
  const [value, setValue] = useLocalStorage<'on' | 'off'>({
    key: 'guildhall:single-key-shortcuts',
    defaultValue: 'on',
  });
  return { areOn: value === 'on', toggle: () => setValue(value === 'on' ? 'off' : 'on') };
}

/**
 * The keyboard shortcuts: ⌘K or Ctrl+K, `/`, `g` with a letter, `?`, and those of lists. Only the first works while
 * typing or in a dialog.
 */
export function useShortcuts(): void {
  const { areOn } = useSingleKeys();
  const navigate = useNavigate();
  useEffect(() => {
    let pressedAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (shortcutLetter(event) === 'k') {
        event.preventDefault();
        return setPalette(true);
      }
      const key = areOn && !isTyping(event.target) ? plainKey(event) : undefined;
      if (key === undefined) return;
      const target = GO_KEYS[key];
      if (target && event.timeStamp - pressedAt < SEQUENCE_MS) void navigate(target);
      else if (key === '/') {
        event.preventDefault();
        focusSearch();
      } else if (key === '?') setShortcuts(true);
      else handleListKey(event, key);
      pressedAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [areOn, navigate]);
}

/** On small screens the box is hidden and the palette takes its place. */
function focusSearch(): void {
  const box = document.getElementById(SEARCH_BOX_ID);
  if (box?.checkVisibility()) box.focus();
  else setPalette(true);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=menu], [role=dialog]') !== null);
