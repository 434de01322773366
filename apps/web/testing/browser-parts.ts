/** Stubs of browser APIs that components use and jsdom lacks. */
export function installBrowserParts(): void {
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Growing text fields measure themselves again when a font arrives.
  if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  window.scrollTo = () => undefined;
  give(Element.prototype, 'scrollIntoView', () => undefined);
  // jsdom lays nothing out, so it cannot say what is visible.
  give(Element.prototype, 'checkVisibility', () => true);
  give(Element.prototype, 'hasPointerCapture', () => false);
  give(URL, 'createObjectURL', () => 'blob:test');
  give(URL, 'revokeObjectURL', () => undefined);
}

function give(target: object, name: string, value: () => unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}
