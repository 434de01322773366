import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/**
 * The text of a box that stands in the address. While somebody types it is ahead of the address, which follows after
 * a rest; a link or the back button changes both.
 */
export function useDebouncedSearchParam(inAddress: string, follow: (text: string) => void, waitMs: number) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== inAddress) {
    setSeen(inAddress);
    // What comes back of one's own typing may be older than what stands in the box by now.
    if (sent === inAddress) setSent(null);
    else setTyped(inAddress);
  }
  const later = useDebouncedCallback((text: string) => {
    setSent(text);
    follow(text);
  }, waitMs);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      later(text);
    },
    /** Forgets what has not been sent yet. */
    cancel: () => later.cancel(),
  };
}
