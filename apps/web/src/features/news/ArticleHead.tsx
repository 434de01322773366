import type { ArticleHead as Facts } from '@guildhall/api/articles/schema';
import { Head } from '../../app/Head.tsx';
import { trpc } from '../../app/trpc.ts';
import { articleHead } from './news-head.ts';

type Props = { article: Facts; noIndex: boolean };

export function ArticleHead({ article, noIndex }: Props) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  return <Head {...articleHead(article, origin, noIndex)} />;
}
