import { Button, Skeleton, Stack } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { emptyArticle, toArticleValues } from './article.form.ts';
import { ArticleForm } from './ArticleForm.tsx';

type Props = {
  /** What is edited; null writes a new one. */
  id: number | null;
  onClose: () => void;
};

/** Writing an article, from its last saved state. */
export function ArticleEditor({ id, onClose }: Props) {
  const { viewer } = useViewer();
  const {
    data: article,
    error,
    refetch,
  } = trpc.admin.articles.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  if (id === null) {
    const author = viewer ? `${viewer.firstName} ${viewer.lastName}` : '';
    return <ArticleForm id={null} version={null} saved={emptyArticle(author)} onClose={onClose} />;
  }
  if (error) {
    return (
      <Stack align="flex-start">
        <ErrorState title="The article could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
        <Button variant="default" onClick={onClose}>
          Back to the articles
        </Button>
      </Stack>
    );
  }
  if (!article) return <Skeleton height={480} radius="lg" />;
  return (
    <ArticleForm
      key={article.version}
      id={id}
      version={article.version}
      saved={toArticleValues(article)}
      onClose={onClose}
    />
  );
}
