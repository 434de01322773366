/** Things in a list that the keys walk through. */
const ITEM = 'article[data-item]';
/** What each key does is written at the control that does it, as `data-key`. */
const IN_ITEM = new Set(['l', 'Enter']);
const ON_PAGE = new Set(['n']);

/** Does what a single key stands for in the list on the page: `j`, `k`, `l`, Enter; and `n` for its composer. */
export function pressListKey(event: KeyboardEvent): void {
  const { key, target } = event;
  const item = target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;
  if (key === 'j' || key === 'k') return walk(event, item, key === 'j' ? 1 : -1);
  if (event.repeat) return;
  if (item && IN_ITEM.has(key)) {
    // On a link or button inside, Enter is that one's own.
    if (key !== 'Enter' || target === item) press(event, item, key);
  } else if (ON_PAGE.has(key)) press(event, document, key);
}

function walk(event: KeyboardEvent, from: HTMLElement | null, step: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(ITEM)];
  const next = from
    ? items.indexOf(from) + step
    : items.findIndex((item) => item.getBoundingClientRect().top >= 0);
  const item = items[next];
  if (!item) return;
  event.preventDefault();
  item.focus();
}

function press(event: KeyboardEvent, within: ParentNode, key: string): void {
  const control = within.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!control) return;
  // The key itself must not be typed into what opens now.
  event.preventDefault();
  if (within === document) control.focus();
  control.click();
}
