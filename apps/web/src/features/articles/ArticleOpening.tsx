import { useShownName } from '../../lib/shown-name.ts';
import { Anchor, Badge, Group, Text, Title } from '@mantine/core';
import type { ArticleHead } from '@guildhall/api/publishing/articles/articles.schema';
import { IconArrowLeft, IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ArticleHero } from './ArticleHero.tsx';
import classes from './ArticleText.module.css';
import { articlesMessages as messages } from './articles.messages.ts';

type Props = { article: ArticleHead; isFeatured?: boolean };

/** What everyone may see of an article: picture, category, title and summary. */
export function ArticleOpening({ article, isFeatured = false }: Props) {
  const shownName = useShownName();
  return (
    <>
      <Anchor component={Link} to={paths.news()} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden /> {messages.title}
      </Anchor>
      <div className={classes.hero}>
        <ArticleHero image={article.heroImage} category={article.category} isWide isMain />
      </div>
      <Group gap={8} mb="sm">
        <Badge variant="light" size="lg" tt="none">
          {shownName(article.category)}
        </Badge>
        {isFeatured && (
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
    </>
  );
}
