import type { ArticleHead as Article } from '@guildhall/api/publishing/articles/articles.schema';
import { PageHead } from '../../lib/PageHead.tsx';
import { useSite } from '../../lib/site.ts';
import { articleHead } from './news-head.ts';

type Props = { article: Article };

export function ArticleHead({ article }: Props) {
  return <PageHead {...articleHead(article, useSite())} />;
}
