const READY = 'guildhall:ready';

/** Not links and what sends a form: the browser does those by itself. */
const CONTROLS = 'button:not([type=submit]), [role=button], [role=tab]';

/** Parts whose code comes later are taken over after the rest; in milliseconds. */
const LATER = { within: 10_000, every: 50 };

/**
 * A rendered page shows its buttons before its scripts have come, on a slow connection for seconds. What is
 * pressed until then is remembered, each button once, and pressed again as soon as it does something. It is kept from
 * React, which takes the page over in slices: between two of them it would answer at once, and then a second time.
 * React itself stops a press on a part that it has not taken over yet and forgets it, so what does not arrive at its
 * button is pressed again as well.
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

/** For the head of a rendered document. It takes itself out, so that what remains is what React rendered. */
export const replayEventsScript = (nonce: string) => `<script nonce="${nonce}">${SCRIPT}</script>`;

/** The page answers from now on: what was pressed before is pressed again. Measurements see it as a mark. */
export function replayEvents(): void {
  performance.mark(READY);
  window.dispatchEvent(new Event(READY));
}
