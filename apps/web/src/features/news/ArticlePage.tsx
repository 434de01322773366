import { Container, Loader, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ArticleNotFound } from './ArticleNotFound.tsx';
import { ArticleText } from './ArticleText.tsx';
import { ArticleTeaser } from './ArticleTeaser.tsx';
import { newsMessages as messages } from './news.messages.ts';

/** An article for members. Visitors are redirected to the landing page and receive no more than the preview. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const { status, viewer } = useViewer();
  const navigate = useNavigate();
  const {
    data: article,
    error,
    refetch,
  } = trpc.articles.get.useQuery({ slug }, { enabled: viewer !== null });

  useEffect(() => {
    if (status === 'anonymous') void navigate(paths.home(), { replace: true });
  }, [status, navigate]);

  if (status === 'anonymous') return <ArticleTeaser slug={slug} />;
  if (error?.data?.httpStatus === 404) return <ArticleNotFound />;
  if (article) return <ArticleText article={article} />;
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
