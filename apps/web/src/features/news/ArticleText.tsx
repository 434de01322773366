import { Anchor, Badge, Button, Container, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { DelegatedTooltips } from '../../ui/DelegatedTooltips.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleHero } from './ArticleHero.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import classes from './ArticleText.module.css';
import { newsMessages as messages } from './news.messages.ts';

type Props = { article: Outputs['articles']['get'] };

export function ArticleText({ article }: Props) {
  return (
    <Container size="sm" py="xl" component="article">
      <ArticleHead article={article} noIndex={false} />
      <Anchor component={Link} to={paths.news()} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden /> {messages.title}
      </Anchor>
      <div className={classes.hero}>
        <ArticleHero image={article.heroImage} category={article.category} isMain />
      </div>
      <Group gap={8} mb="sm">
        <Badge variant="light" size="lg" tt="none">
          {article.category}
        </Badge>
        {article.isFeatured && (
          <Badge
            color="brass"
            variant="light"
            size="lg"
            tt="none"
            leftSection={<IconStarFilled size={12} aria-hidden />}
          >
            {messages.article.featured}
          </Badge>
        )}
      </Group>
      <Title order={1}>{article.title}</Title>
      {article.summary && (
        <Text size="lg" c="dimmed" mt="sm">
          {article.summary}
        </Text>
      )}
      <div className={classes.facts}>
        <div>
          <Text fw={600}>{article.author}</Text>
          <Text size="sm" c="dimmed">
            <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time> ·{' '}
            {messages.article.readTime(article.readTime)}
          </Text>
        </div>
        <ArticleActions article={article} isSignedIn />
        <DelegatedTooltips />
      </div>
      <div className={classes.text}>{article.content}</div>
      {article.url && URL.canParse(article.url) && (
        <Text size="sm" c="dimmed" mb="lg">
          {messages.article.originalUrl}{' '}
          <Anchor
            href={article.url}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className={classes.source ?? ''}
          >
            {new URL(article.url).hostname}
          </Anchor>
        </Text>
      )}
      <ArticleTags tags={article.tags} />
      <Group justify="center" mt="xl">
        <Button component={Link} to={paths.news()} variant="default">
          {messages.article.browseAll}
        </Button>
      </Group>
    </Container>
  );
}
