import { Card, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { paths } from '../../lib/paths.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleBadges } from './ArticleBadges.tsx';
import classes from './ArticleCard.module.css';
import { ArticleHero } from './ArticleHero.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import type { ArticlePreview } from './articles-filter.ts';
import { articlesMessages as messages } from './articles.messages.ts';

const TAGS_SHOWN = 4;

type Props = {
  article: ArticlePreview;
  isSignedIn: boolean;
  /** Of its list: its picture is loaded before others. */
  isFirst?: boolean;
};

export const ArticleCard = memo(function ArticleCard({ article, isSignedIn, isFirst = false }: Props) {
  const titleId = useId();
  return (
    <Card
      component="article"
      tabIndex={-1}
      data-item
      aria-labelledby={titleId}
      padding={0}
      className={classes.root ?? ''}
    >
      <div className={classes.hero}>
        <ArticleHero image={article.heroImage} category={article.category} isMain={isFirst} />
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <ArticleBadges article={article} />
          <h2 className={classes.title} id={titleId}>
            <Link to={paths.article(article.slug)} className={classes.link} data-key="Enter">
              {article.title}
            </Link>
          </h2>
        </div>
        {article.summary && <Text className={classes.summary}>{article.summary}</Text>}
        <ArticleTags tags={article.tags} max={TAGS_SHOWN} />
        <div className={classes.foot}>
          <Text size="sm" c="dimmed" className={classes.facts}>
            <span className={classes.author}>{article.author}</span>
            <span className={classes.time}>
              <IconClock size={14} aria-hidden /> {messages.article.readTime(article.readTime)}
            </span>
            <RelativeTime at={article.publishedAt} text={article.relativeTime} />
          </Text>
          <ArticleActions article={article} isSignedIn={isSignedIn} />
        </div>
      </div>
    </Card>
  );
});
