import { AFTER_FIRST_PAINT, literal } from './after-first-paint.ts';

/**
 * The script that starts a server-rendered page after its first paint: until then, loading modules would only take
 * bandwidth and CPU time from the content.
 */
export function startScript(modules: string[], chunks: string[]): string {
  return `(() => {
  const { nonce } = document.currentScript;
  (${AFTER_FIRST_PAINT})(() => {
    for (const href of ${literal(chunks)}) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce });
      document.head.append(link);
    }
    for (const module of ${literal(modules)}) import(module);
  });
})()`;
}
