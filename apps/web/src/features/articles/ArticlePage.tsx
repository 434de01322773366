import { Container, Loader, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { isMissing } from '../errors/PageFailure.tsx';
import { ArticleFailure } from './ArticleFailure.tsx';
import { ArticleText } from './ArticleText.tsx';
import { ArticleTeaser } from './ArticleTeaser.tsx';
import { articlesMessages as messages } from './articles.messages.ts';

/** An article for members; visitors receive no more than the teaser. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const { status, viewer } = useViewer();
  const isVisitor = status === 'anonymous';
  const article = trpc.articles.get.useQuery({ slug }, { enabled: viewer !== null });
  const teaser = trpc.articles.head.useQuery({ slug }, { enabled: isVisitor });
  const { error, refetch } = isVisitor ? teaser : article;

  const failure = error?.data?.httpStatus;
  if (isMissing(failure)) return <ArticleFailure status={failure} onRetry={() => void refetch()} />;
  if (isVisitor && teaser.data) return <ArticleTeaser article={teaser.data} />;
  if (!isVisitor && article.data) return <ArticleText article={article.data} />;
  return (
    <Container size="sm" py="xl">
      {error ? (
        <ErrorState title={messages.article.failed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Stack align="center" gap="sm" py="xl" aria-busy="true">
          <Loader aria-hidden />
          <Text component="output">{messages.article.loading}</Text>
        </Stack>
      )}
    </Container>
  );
}

export { ArticleFailure };
