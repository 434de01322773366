import { Button, Container, Text } from '@mantine/core';
import type { ArticleHead as Article } from '@guildhall/api/publishing/articles/articles.schema';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { useSite } from '../../lib/site.ts';
import { useFormats } from '../../lib/formats.ts';
import { useAuthPath } from '../../lib/useAuthPath.ts';
import { articleHead } from './articles-head.ts';
import { ArticleOpening } from './ArticleOpening.tsx';
import classes from './ArticleText.module.css';
import { articlesMessages as messages } from './articles.messages.ts';

/** What visitors and crawlers get of an article, with the way to read the rest. */
export function ArticleTeaser({ article }: { article: Article }) {
  const site = useSite();
  const { longDate } = useFormats();
  const authPath = useAuthPath();
  return (
    <Container size="sm" py="xl" component="article">
      <PageHead {...articleHead(article, site)} />
      <ArticleOpening article={article} />
      <div className={classes.facts}>
        <div>
          <Text fw={600}>{article.author}</Text>
          <Text size="sm" c="dimmed">
            <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
          </Text>
        </div>
      </div>
      <Text c="dimmed" mb="md">
        {messages.article.signInToRead}
      </Text>
      <Button component={Link} to={authPath('login')} preventScrollReset size="md">
        {messages.article.signIn}
      </Button>
    </Container>
  );
}
