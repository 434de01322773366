import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Listener = (event: MessageEvent) => void;

/** A fake stream of live changes; `tell` sends topics to every subscribed page. */
export function withLiveStream(): { tell: (topics: string[]) => void; isOpen: () => boolean } {
  const streams = new Set<Map<string, Set<Listener>>>();
  vi.stubGlobal(
    'EventSource',
    class {
      static readonly CONNECTING = 0;
      static readonly OPEN = 1;
      static readonly CLOSED = 2;
      readyState = 1;
      readonly #listeners = new Map<string, Set<Listener>>();
      constructor() {
        streams.add(this.#listeners);
        queueMicrotask(() => this.#send('connected', {}));
      }
      #send(type: string, data: unknown) {
        const event = new MessageEvent(type, { data: JSON.stringify(data) });
        for (const listener of this.#listeners.get(type) ?? []) listener(event);
      }
      addEventListener(type: string, listener: Listener) {
        this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
      }
      removeEventListener(type: string, listener: Listener) {
        this.#listeners.get(type)?.delete(listener);
      }
      close() {
        this.readyState = 2;
        streams.delete(this.#listeners);
      }
    },
  );
  return {
    isOpen: () => streams.size > 0,
    tell: (topics) => {
      act(() => {
        for (const listeners of streams) {
          const event = new MessageEvent('message', { data: JSON.stringify({ topics }) });
          for (const listener of listeners.get('message') ?? []) listener(event);
        }
      });
    },
  };
}
