import { useShownName } from '../../lib/shown-name.ts';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { ArticleHero } from './ArticleHero.tsx';
import classes from './RelatedArticles.module.css';
import { articlesMessages as messages } from './articles.messages.ts';

/** Up to three articles to read next; nothing where there are none, or while they load. */
export function RelatedArticles({ slug }: { slug: string }) {
  const { data: articles = [] } = trpc.articles.related.useQuery({ slug });
  const shownName = useShownName();
  if (articles.length === 0) return null;
  return (
    <section className={classes.root} aria-labelledby="related-articles">
      <Title order={2} size="h3" id="related-articles">
        {messages.article.related}
      </Title>
      <ul className={classes.list}>
        {articles.map((article) => (
          <li key={article.slug}>
            <Link to={paths.article(article.slug)} className={classes.article}>
              <div className={classes.hero}>
                <ArticleHero image={article.heroImage} category={article.category} />
              </div>
              <span className={classes.title} dir="auto">
                {article.title}
              </span>
              <span className={classes.category}>{shownName(article.category)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
