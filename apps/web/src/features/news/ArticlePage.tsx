import { Container, Loader, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ArticleMissing } from './ArticleMissing.tsx';
import { ArticleText } from './ArticleText.tsx';
import { ArticleTeaser } from './ArticleTeaser.tsx';

/** An article for members. Visitors go to the front page; what they are sent holds the preview alone. */
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
  if (error?.data?.httpStatus === 404) return <ArticleMissing />;
  if (article) return <ArticleText article={article} />;
  return (
    <Container size="sm" py="xl">
      {error ? (
        <ErrorState title="The article could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Stack align="center" gap="sm" py="xl" aria-busy="true">
          <Loader aria-hidden />
          <Text component="output">Loading article...</Text>
        </Stack>
      )}
    </Container>
  );
}
