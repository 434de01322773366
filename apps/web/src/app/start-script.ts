/**
 * Text of the script that starts a rendered page: once the page has been painted, since until then the modules would
 * only take the network and the processor from what is there to be read. A page in a tab that nobody looks at is not
 * painted and starts at once.
 */
export function startScript(modules: string[], chunks: string[]): string {
  return `(() => {
  const { nonce } = document.currentScript;
  const start = () => {
    for (const href of ${literal(chunks)}) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce });
      document.head.append(link);
    }
    for (const module of ${literal(modules)}) import(module);
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})()`;
}

/** Nothing inside can close the script. */
const literal = (addresses: string[]) => JSON.stringify(addresses).replaceAll('<', String.raw`\u003c`);
