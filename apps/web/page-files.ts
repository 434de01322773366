import type { Plugin } from 'vite';

const FILE_OF_PAGE = /lazyPage\((\s*)'features\/[^']*'/g;

/**
 * Leaves the file names of pages out of what browsers load: the server alone needs them, to find the chunks of a page
 * before it is rendered. Every page would load all of them with the routes.
 */
export function pageFiles(): Plugin {
  return {
    name: 'guildhall:page-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\.routes\.tsx?$/ },
      handler: (code) => ({ code: code.replaceAll(FILE_OF_PAGE, "lazyPage($1''"), map: null }),
    },
  };
}
