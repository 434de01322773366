import type { Plugin } from 'vite';

const PRELOAD_HELPER = /vite\/preload-helper\.js$/;
const APPENDED_TO_HEAD = 'document.head.appendChild(link)';

/**
 * Lets Vite add the style sheets of a chunk at the end of the body, after the `<style>` elements that Mantine renders
 * there. A sheet with a cascade layer that comes before another makes a browser compute every style and lay out the whole
 * page again (docs/decisions/0258).
 */
export function appendStyles(): Plugin {
  return {
    name: 'guildhall:append-styles',
    apply: 'build',
    transform: {
      filter: { id: PRELOAD_HELPER },
      handler(code) {
        if (!code.includes(APPENDED_TO_HEAD))
          this.error(`Vite's preload helper has no "${APPENDED_TO_HEAD}".`);
        return { code: code.replace(APPENDED_TO_HEAD, 'document.body.appendChild(link)'), map: null };
      },
    },
  };
}
