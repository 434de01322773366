import { act } from '@testing-library/react';
import { vi } from 'vitest';

const watched = new Set<(isSeen: boolean) => void>();

/** A fake IntersectionObserver: `reachEnd` brings every observed element into view. */
export function withSight(): { reachEnd: () => void } {
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (isSeen: boolean) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        watched.add(this.#tell);
      }
      unobserve() {}
      disconnect() {
        watched.delete(this.#tell);
      }
    },
  );
  return {
    reachEnd: () => {
      act(() => {
        for (const tell of watched) tell(true);
      });
    },
  };
}
