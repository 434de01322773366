import { Container, Stack, Text, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ArticleHead } from './ArticleHead.tsx';

/** What link previews read, and people without scripts. Nothing is asked for beyond what came with the page. */
export function ArticleTeaser({ slug }: { slug: string }) {
  const { data: article } = trpc.articles.head.useQuery({ slug }, { enabled: false });
  if (!article) return null;
  return (
    <Container size="sm" py="xl">
      <ArticleHead article={article} noIndex />
      <Stack gap="md">
        <Title order={1}>{article.title}</Title>
        {article.summary && <Text size="lg">{article.summary}</Text>}
        <Text c="dimmed">Members read the whole article after signing in.</Text>
      </Stack>
    </Container>
  );
}
