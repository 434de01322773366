import { Button, Skeleton, Stack } from '@mantine/core';
import { useCategories } from '../../../lib/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { usualCategory } from '@guildhall/api/ground/settings/categories.schema';
import { emptyArticle, toArticleValues } from './article.form.ts';
import { DecideArticle } from './DecideArticle.tsx';
import { DeclinedArticle } from './DeclinedArticle.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import { adminArticlesMessages as messages } from './admin-articles.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

type Props = {
  /** The article to edit; null creates one. */
  id: number | null;
  onClose: () => void;
};

/** Loads an article, or starts an empty one, for the form. */
export function ArticleEditor({ id, onClose }: Props) {
  const { viewer } = useViewer();
  const { articleCategories } = useCategories();
  const {
    data: article,
    error,
    refetch,
  } = trpc.admin.articles.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  if (id === null) {
    const author = viewer ? fullName(viewer) : '';
    return (
      <ArticleForm
        id={null}
        saved={emptyArticle(author, usualCategory(articleCategories))}
        onClose={onClose}
      />
    );
  }
  if (error && !article) {
    return (
      <Stack align="flex-start">
        <ErrorState title={messages.editor.failed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
        <Button variant="default" onClick={onClose}>
          {messages.editor.back}
        </Button>
      </Stack>
    );
  }
  if (!article) return <Skeleton height={480} radius="lg" />;
  if (article.submission === 'declined') return <DeclinedArticle article={article} onClose={onClose} />;
  return (
    <>
      {article.submission === 'waiting' && <DecideArticle article={article} onDecided={onClose} />}
      <ArticleForm
        id={id}
        version={article.version}
        saved={toArticleValues(article)}
        opensPreview={article.submission === 'waiting'}
        onClose={onClose}
      />
    </>
  );
}
