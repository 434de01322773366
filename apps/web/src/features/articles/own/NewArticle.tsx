import { Button, Container } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usualCategory } from '@guildhall/api/ground/settings/categories.schema';
import { commonMessages } from '../../../lib/common.messages.ts';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { useCategories } from '../../../lib/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { emptyArticle, toFields, validateArticle } from './own-article.form.ts';
import { useAfterSaving } from './own-articles.hooks.ts';
import { ownArticlesMessages } from './own-articles.messages.ts';
import { OwnArticleForm } from './OwnArticleForm.tsx';

const { form: messages, closed, title } = ownArticlesMessages;

/** A new article, where the community lets members write. */
export function NewArticle() {
  const { data: site } = trpc.site.config.useQuery();
  return (
    <Container size="sm" py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      {site?.community.membersWriteArticles === false ? (
        <EmptyState
          icon={IconNews}
          title={messages.title}
          headingOrder={1}
          action={
            <Button component={Link} to={paths.ownArticles()} variant="default">
              {title}
            </Button>
          }
        >
          {closed}
        </EmptyState>
      ) : (
        <>
          <PageHeader title={messages.title} description={messages.description} />
          <NewArticleForm />
        </>
      )}
    </Container>
  );
}

/** Saves the article once, however often the form is sent. */
function NewArticleForm() {
  const { articleCategories } = useCategories();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [initialValues] = useState(() => emptyArticle(usualCategory(articleCategories)));
  const drafted = useDraftForm('own-article', {
    mode: 'controlled',
    initialValues,
    validate: validateArticle,
  });
  const afterSaving = useAfterSaving();
  const creation = trpc.articles.own.create.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess(article) {
      drafted.draft.clear();
      afterSaving(article);
    },
  });
  return (
    <OwnArticleForm
      drafted={drafted}
      isBusy={creation.isPending}
      error={creation.error}
      onSave={(values, submits, showIssues) =>
        creation.mutate(
          { ...toFields(values), submits },
          {
            onError(error) {
              // The form may change before the next attempt, which is then a different request.
              setKey(newIdempotencyKey());
              showIssues(error);
            },
          },
        )
      }
    >
      <Button component={Link} to={paths.news()} variant="subtle" color="gray">
        {commonMessages.cancel}
      </Button>
    </OwnArticleForm>
  );
}
