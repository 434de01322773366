/** For browsers without paint timing: starts this long after the first frame, in milliseconds. */
const UNREPORTED_MS = 500;

/**
 * The script that starts a server-rendered page after its first paint: until then, loading modules would only take
 * bandwidth and CPU time from the content. A requestAnimationFrame callback runs before the paint, so the paint entry
 * is awaited. A page in a background tab is not painted and starts at once.
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

/** Escapes `<`, so that nothing inside can close the script. */
const literal = (addresses: string[]) => JSON.stringify(addresses).replaceAll('<', String.raw`\u003c`);
