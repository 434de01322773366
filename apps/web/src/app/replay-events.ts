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
  addEventListener('${READY}', () => {
    ready = true;
    pressAgain();
    const timer = setInterval(pressAgain, ${LATER.every});
    setTimeout(() => {
      clearInterval(timer);
      removeEventListener('click', watch, true);
    }, ${LATER.within});
  }, { once: true });
})()`;

/** For the head of a server-rendered document. The script removes itself, so that the document is what React rendered. */
export const replayEventsScript = (nonce: string) => `<script nonce="${nonce}">${SCRIPT}</script>`;

/** Signals that the page is interactive: replays the recorded clicks, and sets a performance mark. */
export function replayEvents(): void {
  performance.mark(READY);
  window.dispatchEvent(new Event(READY));
}
