import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/**
 * The text of an input that is stored in the URL, debounced. While the viewer types, the input is ahead of the URL; a
 * link or the back button changes both.
 */
export function useDebouncedSearchParam(urlValue: string, onChange: (text: string) => void, waitMs: number) {
  const [typed, setTyped] = useState(urlValue);
  const [seen, setSeen] = useState(urlValue);
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== urlValue) {
    setSeen(urlValue);
    // An echo of one's own typing may be older than the current input.
    if (sent === urlValue) setSent(null);
    else setTyped(urlValue);
  }
  const later = useDebouncedCallback((text: string) => {
    setSent(text);
    onChange(text);
  }, waitMs);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      later(text);
    },
    /** Cancels the pending update. */
    cancel: () => later.cancel(),
  };
}
