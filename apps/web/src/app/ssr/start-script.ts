/** A browser that does not report its paints starts this long after its first frame, in milliseconds. */
const UNREPORTED_MS = 500;

/**
 * Text of the script that starts a rendered page: once the page has been painted, since until then the modules would
 * only take the network and the processor from what is there to be read. The frame is only begun when the browser asks
 * for it, so its paint is waited for. A page in a tab that nobody looks at is not painted and starts at once.
 */
export function startScript(modules: string[], chunks: string[]): string {
  return `(() => {
  const { nonce } = document.currentScript;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of ${literal(chunks)}) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce });
      document.head.append(link);
    }
    for (const module of ${literal(modules)}) import(module);
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, ${UNREPORTED_MS});
  });
})()`;
}

/** Nothing inside can close the script. */
const literal = (addresses: string[]) => JSON.stringify(addresses).replaceAll('<', String.raw`\u003c`);
