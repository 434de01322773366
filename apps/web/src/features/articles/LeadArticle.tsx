import type { LeadArticle as Lead } from '@guildhall/api/publishing/articles/articles.schema';
import { Card, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleBadges } from './ArticleBadges.tsx';
import { ArticleByline } from './ArticleByline.tsx';
import card from './ArticleCard.module.css';
import { ArticleHero } from './ArticleHero.tsx';
import classes from './LeadArticle.module.css';
import { articlesMessages as messages } from './articles.messages.ts';

type Props = { article: NonNullable<Lead>; isSignedIn: boolean };

/** What the news begin with: a large picture, the headline and how the article opens. */
export function LeadArticle({ article, isSignedIn }: Props) {
  const titleId = useId();
  const { summary, opening } = article;
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
        <ArticleHero image={article.heroImage} category={article.category} isWide isMain />
      </div>
      <div className={classes.body}>
        <ArticleBadges article={article} />
        <h2 className={classes.title} id={titleId}>
          <Link to={paths.article(article.slug)} className={card.link} data-key="Enter">
            {article.title}
          </Link>
        </h2>
        {summary && <Text className={classes.summary ?? ''}>{summary}</Text>}
        {opening !== null && (
          <Text c="dimmed" dir="auto" className={classes.opening ?? ''} data-second={Boolean(summary)}>
            {opening}
          </Text>
        )}
        <div className={classes.foot}>
          <ArticleByline article={article}>
            {messages.article.readTime(article.readTime)} ·{' '}
            <RelativeTime at={article.publishedAt} text={article.relativeTime} />
          </ArticleByline>
          <ArticleActions article={article} isSignedIn={isSignedIn} />
        </div>
      </div>
    </Card>
  );
}
