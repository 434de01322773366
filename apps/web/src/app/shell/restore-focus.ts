const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const ITEMS = 'li, tr, article';

/** Where the focus was: the element, and its ancestors with the child index that led to it. */
type FocusPath = {
  element: HTMLElement;
  root: Element;
  trail: { parent: Element; at: number }[];
  pathname: string;
};

/**
 * Focus restoration for keyboard users. When the focused element is removed, the focus goes to the element that takes
 * its position, or else to the one before it; when a dialog closes, to the element that opened it; when a loading
 * button is enabled again, back to the button. A pointer user, or a focus that moved away on its own, is left alone.
 * Returns a function that stops it.
 */
export function restoreFocus(): () => void {
  let paths: FocusPath[] = [];
  let isPointing = false;

  const onFocus = ({ target }: FocusEvent) => {
    const path = target instanceof HTMLElement ? pathTo(target) : null;
    if (path) paths = [path, ...paths.filter(({ root }) => root !== path.root)].slice(0, 4);
  };
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof HTMLElement)) return;
    // A removed or disabled element loses the focus as well; whether it was is known after the microtask.
    queueMicrotask(() => {
      if (target.isConnected && !isDisabled(target) && document.hasFocus() && isFocusLost()) paths = [];
    });
  };
  const restore = () => {
    if (isPointing || !isFocusLost()) return;
    for (const path of paths) {
      const { element } = path;
      if (element.isConnected && element.hasAttribute('data-loading')) return;
      if (element.isConnected && isUsable(element)) return element.focus({ preventScroll: true });
      const next = closestTo(path);
      if (next) return next.focus();
    }
    if (paths[0]?.pathname === location.pathname) focusHeading();
    paths = [];
  };

  const observer = new MutationObserver(restore);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-loading'],
  });
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('focusout', onLeave, options);
  document.addEventListener('pointerdown', () => (isPointing = true), options);
  document.addEventListener('keydown', () => (isPointing = false), options);
  return () => {
    observer.disconnect();
    abort.abort();
  };
}

/** Without a remembered position outside a dialog, the focus starts at the heading of the page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

const isDisabled = (element: Element): boolean => element.matches(':disabled');

const isUsable = (element: HTMLElement): boolean => !isDisabled(element) && element.checkVisibility();

const canFocus = (element: HTMLElement): boolean => element.tabIndex >= 0 && isUsable(element);

/** Nothing has the focus, or a disabled element has it. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || isDisabled(activeElement);
}

function pathTo(element: HTMLElement): FocusPath | null {
  const trail: FocusPath['trail'] = [];
  let root: Element = element;
  while (root.parentElement && root.parentElement !== document.body) {
    trail.push({ parent: root.parentElement, at: [...root.parentElement.children].indexOf(root) });
    root = root.parentElement;
  }
  return root.parentElement ? { element, root, trail, pathname: location.pathname } : null;
}

/** The focusable element at the position now, or before it; null on another page, which focuses its heading. */
function closestTo({ trail, pathname }: FocusPath): HTMLElement | null {
  if (pathname !== location.pathname) return null;
  for (const { parent, at } of trail) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    const found =
      firstIn(children.slice(at)) ??
      firstIn(
        children
          .slice(0, at)
          .toReversed()
          .map((child) => [...child.querySelectorAll(ITEMS)].at(-1) ?? child),
      );
    if (found) return found;
  }
  return null;
}

function firstIn(elements: Element[]): HTMLElement | null {
  for (const element of elements) {
    const candidates = [element, ...element.querySelectorAll(FOCUSABLE)];
    for (const candidate of candidates)
      if (candidate instanceof HTMLElement && candidate.matches(FOCUSABLE) && canFocus(candidate))
        return candidate;
  }
  return null;
}
