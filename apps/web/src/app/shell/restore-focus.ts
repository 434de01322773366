const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const ITEMS = 'li, tr, article';

/** Where the focus was: the element, and each element around it with the number of the child that led to it. */
type Place = {
  element: HTMLElement;
  root: Element;
  trail: { parent: Element; at: number }[];
  pathname: string;
};

/**
 * Who works by keyboard keeps a place on the page. When what has the focus goes away, the focus goes to what
 * takes its place, or else to what stands before it; when a dialog goes away, to where it was opened; when a
 * button that was waiting for its answer wakes, back to the button. Whoever points, or has left by themselves,
 * is not disturbed. Answers how to stop.
 */
export function keepFocus(): () => void {
  let places: Place[] = [];
  let isPointing = false;

  const onFocus = ({ target }: FocusEvent) => {
    const place = target instanceof HTMLElement ? placeOf(target) : null;
    if (place) places = [place, ...places.filter(({ root }) => root !== place.root)].slice(0, 4);
  };
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof HTMLElement)) return;
    // What is taken out or put off loses the focus as well; that is known once the change is complete.
    queueMicrotask(() => {
      if (target.isConnected && !isOff(target) && document.hasFocus() && isNowhere()) places = [];
    });
  };
  const look = () => {
    if (isPointing || !isNowhere()) return;
    for (const place of places) {
      const { element } = place;
      if (element.isConnected && element.hasAttribute('data-loading')) return;
      if (element.isConnected && isThere(element)) return element.focus({ preventScroll: true });
      const next = nextTo(place);
      if (next) return next.focus();
    }
    if (places[0]?.pathname === location.pathname) beginAnew();
    places = [];
  };

  const watcher = new MutationObserver(look);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-loading'],
  });
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('focusout', onLeave, options);
  document.addEventListener('pointerdown', () => (isPointing = true), options);
  document.addEventListener('keydown', () => (isPointing = false), options);
  return () => {
    watcher.disconnect();
    over.abort();
  };
}

/** Whoever had no place beside a dialog yet begins where a page begins. */
function beginAnew(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

const isOff = (element: Element): boolean => element.matches(':disabled');

const isThere = (element: HTMLElement): boolean => !isOff(element) && element.checkVisibility();

const canFocus = (element: HTMLElement): boolean => element.tabIndex >= 0 && isThere(element);

/** Nothing has the focus, or something that cannot be used. */
function isNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || isOff(activeElement);
}

function placeOf(element: HTMLElement): Place | null {
  const trail: Place['trail'] = [];
  let root: Element = element;
  while (root.parentElement && root.parentElement !== document.body) {
    trail.push({ parent: root.parentElement, at: [...root.parentElement.children].indexOf(root) });
    root = root.parentElement;
  }
  return root.parentElement ? { element, root, trail, pathname: location.pathname } : null;
}

/** What stands there now, or before it. Another page begins at its heading. */
function nextTo({ trail, pathname }: Place): HTMLElement | null {
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
