import { DelegatedTooltips } from '../../ui/DelegatedTooltips.tsx';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleByline } from './ArticleByline.tsx';
import type { ArticleTeaser } from '@guildhall/api/publishing/articles/articles.schema';
import classes from './ArticleText.module.css';
import { articlesMessages as messages } from './articles.messages.ts';

type Props = { article: Omit<ArticleTeaser, 'opening'>; date: string; isSignedIn: boolean };

/** Who wrote an article, when, how long it takes to read, and what one can do with it. */
export function ArticleFacts({ article, date, isSignedIn }: Props) {
  return (
    <div className={classes.facts}>
      <ArticleByline article={article}>
        <time dateTime={article.publishedAt}>{date}</time> · {messages.article.readTime(article.readTime)}
      </ArticleByline>
      <ArticleActions article={article} isSignedIn={isSignedIn} />
      <DelegatedTooltips />
    </div>
  );
}
