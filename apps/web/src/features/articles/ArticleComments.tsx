import { CommentSection } from '../comments/CommentSection.tsx';
import { useArticleCache } from './article-cache.ts';
import type { ArticlePreview } from './articles-filter.ts';
import { articlesMessages } from './articles.messages.ts';

/** The comments on an article, which counts them wherever it is shown. */
export function ArticleComments({ article }: { article: ArticlePreview }) {
  const articles = useArticleCache();
  return (
    <CommentSection
      isAsked={false}
      subject={{
        type: 'article',
        id: article.id,
        comments: article.comments,
        label: articlesMessages.article.comments,
        onCount: (next) => articles.change(article, (old) => ({ ...old, comments: next(old.comments) })),
      }}
    />
  );
}
