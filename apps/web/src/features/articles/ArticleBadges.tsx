import { Badge, Group } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { useShownName } from '../../lib/shown-name.ts';
import type { ArticlePreview } from './articles-filter.ts';
import { articlesMessages as messages } from './articles.messages.ts';

type Props = { article: Pick<ArticlePreview, 'category' | 'trending'>; className?: string | undefined };

/** The category of an article, and whether many read it this week. */
export function ArticleBadges({ article, className = '' }: Props) {
  const shownName = useShownName();
  return (
    <Group gap={6} className={className}>
      <Badge variant="light" size="lg" tt="none">
        {shownName(article.category)}
      </Badge>
      {article.trending && (
        <Badge
          variant="light"
          color="brass"
          size="lg"
          tt="none"
          leftSection={<IconFlame size={14} aria-hidden />}
        >
          {messages.article.trending}
        </Badge>
      )}
    </Group>
  );
}
