const READY = 'guildhall:ready';

/** Not links and submit buttons: the browser handles those itself. */
const CONTROLS = 'button:not([type=submit]), [role=button], [role=tab]';

/** For parts in lazy chunks, which hydrate later; in milliseconds. */
const LATER = { within: 10_000, every: 50 };

/**
 * Pre-hydration event replay. A server-rendered page shows its buttons before its scripts have loaded, on a slow
 * connection for seconds. Clicks until then are recorded, once per button, and replayed after hydration. They are
 * hidden from React, which hydrates in slices and would otherwise handle a click between two of them and then again.
 * React also swallows a click on a part that is not hydrated yet, so a click that does not reach its button is replayed.
 *
 * What is typed or chosen until then stays in the document, but React does not know of it, and empties the field with
 * the next update of its form. So each changed field is set again, with an event, when React has hydrated it, which its
 * property on the element shows; React ignores an event whose value it has seen, so another value is set before.
 */
const SCRIPT = `(() => {
  document.currentScript.remove();
  const waiting = new Set();
  let ready = false;
  const watch = (press) => {
    const control = press.target.closest('a[href], ${CONTROLS}');
    if (!control || control.matches('a[href]')) return;
    waiting.add(control);
    if (ready) control.addEventListener('click', () => waiting.delete(control), { capture: true, once: true });
    else press.stopPropagation();
  };
  const pressAgain = () => {
    for (const control of [...waiting])
      if (control.isConnected) control.click();
      else waiting.delete(control);
  };
  addEventListener('click', watch, true);
  const changed = new Map();
  const isHydrated = (field) => Object.keys(field).some((key) => key.startsWith('__reactProps'));
  const isBox = (field) => field.matches('[type=checkbox], [type=radio]');
  const note = ({ target: field }) => {
    if (!ready || !isHydrated(field)) changed.set(field, isBox(field) ? field.checked : field.value);
  };
  const set = (field, value) => {
    if (isBox(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    if (field.matches('input:not([type=file]), textarea')) {
      const { selectionStart: start, selectionEnd: end } = field;
      field.value = value + 'x';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      if (start !== null && field === document.activeElement) field.setSelectionRange(start, end);
    } else if (field.matches('select')) field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const setAgain = () => {
    for (const [field, value] of [...changed])
      if (!field.isConnected || isHydrated(field)) {
        changed.delete(field);
        if (field.isConnected) set(field, value);
      }
  };
  addEventListener('input', note, true);
  addEventListener('${READY}', () => {
    ready = true;
    const replay = () => {
      setAgain();
      pressAgain();
    };
    replay();
    const timer = setInterval(replay, ${LATER.every});
    setTimeout(() => {
      clearInterval(timer);
      removeEventListener('click', watch, true);
      removeEventListener('input', note, true);
    }, ${LATER.within});
  }, { once: true });
})()`;

/** For the head of a server-rendered document. The script removes itself, so that the document is what React rendered. */
export const replayEventsScript = (nonce: string) => `<script nonce="${nonce}">${SCRIPT}</script>`;

/** Signals that the page is interactive: replays what was clicked and typed, and sets a performance mark. */
export function replayEvents(): void {
  performance.mark(READY);
  window.dispatchEvent(new Event(READY));
}
