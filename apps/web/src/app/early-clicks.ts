const READY = 'guildhall:ready';

/** Not links and what sends a form: the browser does those by itself. */
const CONTROLS = 'button:not([type=submit]), [role=button], [role=tab]';

/**
 * A rendered page shows its buttons before its scripts have come, on a slow connection for seconds. What is
 * pressed until then is remembered, each button once, and pressed again as soon as it does something.
 */
const SCRIPT = `(() => {
  document.currentScript.remove();
  const pressed = new Set();
  const remember = ({ target }) => {
    const control = target.closest('a[href], ${CONTROLS}');
    if (control && !control.matches('a[href]')) pressed.add(control);
  };
  addEventListener('click', remember, true);
  addEventListener('${READY}', () => {
    removeEventListener('click', remember, true);
    for (const control of pressed) control.click();
  }, { once: true });
})()`;

/** For the head of a rendered document. It takes itself out, so that what remains is what React rendered. */
export const earlyClicksScript = (nonce: string) => `<script nonce="${nonce}">${SCRIPT}</script>`;

/** The page answers from now on: what was pressed before is pressed again. */
export function pressEarlyClicks(): void {
  window.dispatchEvent(new Event(READY));
}
