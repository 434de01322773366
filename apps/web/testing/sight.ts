import { act } from '@testing-library/react';
import { vi } from 'vitest';

const watched = new Set<(isSeen: boolean) => void>();

/** Gives the page a window whose edge the test moves: `reachEnd` brings what is watched into sight. */
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
