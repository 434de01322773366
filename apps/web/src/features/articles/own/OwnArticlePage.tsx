import { Alert, Anchor, Container, Skeleton } from '@mantine/core';
import { richTextOf } from '@guildhall/markdown';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { PageFailure } from '../../errors/PageFailure.tsx';
import classes from './OwnArticle.module.css';
import { ArticleSheet } from './ArticleSheet.tsx';
import { EditOwnArticle } from './EditOwnArticle.tsx';
import { ownArticlesMessages as messages } from './own-articles.messages.ts';
import { OwnArticleNote } from './OwnArticleNote.tsx';

/** An article of the viewer's own: what became of it, to change while it is theirs to change, else to read. */
export function OwnArticlePage({ id }: { id: number }) {
  const { data: article, error, refetch } = trpc.articles.own.get.useQuery({ id });
  if (error && !article)
    return (
      <PageFailure
        status={error.data?.httpStatus}
        missing={{ ...messages.notFound, to: paths.ownArticles() }}
        onRetry={() => void refetch()}
      />
    );
  const { editTitle } = messages.form;
  return (
    <Container size="sm" py="xl">
      <PageHead title={article?.title ?? editTitle} description={editTitle} noIndex />
      <Anchor component={Link} to={paths.ownArticles()} className={classes.back}>
        {messages.title}
      </Anchor>
      <PageHeader title={editTitle} />
      {!article && <Skeleton height={480} radius="lg" />}
      {article && (
        <>
          <OwnArticleNote article={article} />
          {article.can.delete && !article.can.edit && (
            <Alert color="gray" variant="light" title={messages.closed} mb="lg" />
          )}
          {article.can.edit ? (
            <EditOwnArticle article={article} />
          ) : (
            <ArticleSheet article={article}>
              <RichText text={richTextOf(article)} />
            </ArticleSheet>
          )}
        </>
      )}
    </Container>
  );
}
