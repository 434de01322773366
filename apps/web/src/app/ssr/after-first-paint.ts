/** For browsers without paint timing: runs this long after the first frame, in milliseconds. */
const UNREPORTED_MS = 500;

/**
 * The source of a function that calls another one after the first paint of the page. A requestAnimationFrame callback
 * runs before the paint, so the paint entry is awaited. A page in a background tab is not painted: it is called at once.
 */
export const AFTER_FIRST_PAINT = `(run) => {
  if (document.hidden) run();
  else requestAnimationFrame(() => {
    let waiting = true;
    const once = () => {
      if (waiting) run();
      waiting = false;
    };
    new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
    setTimeout(once, ${UNREPORTED_MS});
  });
}`;

/** Escapes `<`, so that nothing inside can close the script. */
export const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
