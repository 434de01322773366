import type { ArticleHead as Article } from '@guildhall/api/articles/schema';
import { PageHead } from '../../lib/PageHead.tsx';
import { trpc } from '../../lib/trpc.ts';
import { articleHead } from './news-head.ts';

type Props = { article: Article };

export function ArticleHead({ article }: Props) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  return <PageHead {...articleHead(article, origin)} />;
}
