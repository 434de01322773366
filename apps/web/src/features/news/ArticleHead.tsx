import type { ArticleHead as Facts } from '@guildhall/api/articles/schema';
import { PageHead } from '../../lib/PageHead.tsx';
import { trpc } from '../../lib/trpc.ts';
import { articleHead } from './news-head.ts';

type Props = { article: Facts; noIndex: boolean };

export function ArticleHead({ article, noIndex }: Props) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  return <PageHead {...articleHead(article, origin, noIndex)} />;
}
