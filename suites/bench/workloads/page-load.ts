import { openBrowser } from '../../../e2e/page-ready.ts';
import { baselinePath } from './calls.ts';
import type { Workload } from './workload.ts';

/** W14: pages in a real browser with an empty cache, until they respond to input. */
export const pageLoad: Workload = {
  key: 'W14',
  title: 'A page in a real browser',
  concurrency: 1,
  calls: 5,
  async variants({ product, baselines, closing }) {
    const visitors = await openBrowser();
    closing.defer(() => visitors.close());
    return [
      { name: '/feed', run: () => visitors.visit(`${product.origin}/feed`) },
      { name: '/', run: () => visitors.visit(`${product.origin}/`) },
      {
        name: 'L0: constant bytes, no page',
        run: () => visitors.visit(`${baselines.origin}${baselinePath('constant')}`),
      },
    ];
  },
};
