import { PageHead } from '../../../lib/PageHead.tsx';
import { useSite } from '../../../lib/site.ts';
import type { Business } from '../businesses.types.ts';
import { businessHead } from './business-head.ts';

export function BusinessHead({ business }: { business: Business }) {
  return <PageHead {...businessHead(business, useSite())} />;
}
