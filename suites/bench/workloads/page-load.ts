import { openVisitors } from '../../../e2e/visits.ts';
import { limitPath } from './calls.ts';
import type { Workload } from './workload.ts';

/** W14: the feed in a real browser, by people who were never here, until the page is loaded. */
export const pageLoad: Workload = {
  key: 'W14',
  title: 'A page in a real browser',
  concurrency: 1,
  calls: 5,
  async contenders({ product, limits, closing }) {
    const visitors = await openVisitors();
    closing.defer(() => visitors.close());
    return [
      { name: '/feed', run: () => visitors.visit(`${product.origin}/feed`) },
      { name: '/', run: () => visitors.visit(`${product.origin}/`) },
      {
        name: 'L0: constant bytes, no page',
        run: () => visitors.visit(`${limits.origin}${limitPath('constant')}`),
      },
    ];
  },
};
