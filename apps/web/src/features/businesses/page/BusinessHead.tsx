import { Head } from '../../../app/Head.tsx';
import { trpc } from '../../../app/trpc.ts';
import type { Business } from '../businesses.types.ts';
import { businessHead } from './business-head.ts';

export function BusinessHead({ business }: { business: Business }) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  return <Head {...businessHead(business, origin)} />;
}
