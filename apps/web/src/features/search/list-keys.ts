/** List items that `j` and `k` step through. */
const ITEM = 'article[data-item]';
/** A control names its key in its `data-key` attribute. */
const IN_ITEM = new Set(['l', 'Enter']);
const ON_PAGE = new Set(['n']);

/** Handles the single-key shortcuts of the list on the page: `j`, `k`, `l` and Enter, and `n` for its composer. */
export function handleListKey(event: KeyboardEvent, key: string): void {
  const { target } = event;
  const item = target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;
  if (key === 'j' || key === 'k') return step(event, item, key === 'j' ? 1 : -1);
  if (event.repeat) return;
  if (item && IN_ITEM.has(key)) {
    // On a link or button inside the item, Enter activates that one.
    if (key !== 'Enter' || target === item) press(event, item, key);
  } else if (ON_PAGE.has(key)) press(event, document, key);
}

function step(event: KeyboardEvent, from: HTMLElement | null, offset: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(ITEM)];
  const next = from
    ? items.indexOf(from) + offset
    : items.findIndex((item) => item.getBoundingClientRect().top >= 0);
  const item = items[next];
  if (!item) return;
  event.preventDefault();
  item.focus();
}

function press(event: KeyboardEvent, within: ParentNode, key: string): void {
  const control = within.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!control) return;
  // Keeps the key from being typed into the field that opens.
  event.preventDefault();
  if (within === document) control.focus();
  control.click();
}
