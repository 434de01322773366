import { Container, Stack, Text, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ArticleHead } from './ArticleHead.tsx';
import { newsMessages as messages } from './news.messages.ts';

/** The preview that crawlers and browsers without scripts get. It fetches nothing beyond the data of the page. */
export function ArticleTeaser({ slug }: { slug: string }) {
  const { data: article } = trpc.articles.head.useQuery({ slug }, { enabled: false });
  if (!article) return null;
  return (
    <Container size="sm" py="xl">
      <ArticleHead article={article} noIndex />
      <Stack gap="md">
        <Title order={1}>{article.title}</Title>
        {article.summary && <Text size="lg">{article.summary}</Text>}
        <Text c="dimmed">{messages.article.signInToRead}</Text>
      </Stack>
    </Container>
  );
}
