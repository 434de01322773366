import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MANIFEST_ID = 'virtual:client-manifest';
const manifestOf = (locale: string) =>
  new URL(`./dist/client/.vite/manifest.${locale}.json`, import.meta.url);

/**
 * Gives the server bundle the manifest of the client build of its language, which was made before it, so that a rendered page
 * can link the styles and preload the chunks of the very route it shows. Empty in development and in tests.
 */
export function clientManifest(locale: string): Plugin {
  let building = false;
  return {
    name: 'guildhall:client-manifest',
    config: (_config, { command }) => {
      building = command === 'build';
    },
    resolveId: (id) => (id === MANIFEST_ID ? `\0${MANIFEST_ID}` : undefined),
    load: (id) => {
      if (id !== `\0${MANIFEST_ID}`) return undefined;
      return `export default ${building ? readFileSync(manifestOf(locale), 'utf8') : '{}'}`;
    },
  };
}
