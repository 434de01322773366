import { PageHead } from '../../../lib/PageHead.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { Business } from '../businesses.types.ts';
import { businessHead } from './business-head.ts';

export function BusinessHead({ business }: { business: Business }) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  return <PageHead {...businessHead(business, origin)} />;
}
