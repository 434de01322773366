import { Button } from '@mantine/core';
import { useState } from 'react';
import { showEditConflict } from '../../../lib/edit-conflict.ts';
import { type ApiError, trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toFields, toValues, validateArticle } from './own-article.form.ts';
import { type OwnArticle, useAfterSaving, useDeleteArticle } from './own-articles.hooks.ts';
import { ownArticlesMessages as messages } from './own-articles.messages.ts';
import { OwnArticleForm } from './OwnArticleForm.tsx';

/** Changes a draft or an article that was declined, submits it or deletes it. */
export function EditOwnArticle({ article }: { article: OwnArticle }) {
  const { id } = article;
  const utils = trpc.useUtils();
  const [isDeleting, setDeleting] = useState(false);
  const { rebase, ...drafted } = useDraftForm(`own-article:${id}`, {
    mode: 'controlled',
    initialValues: toValues(article),
    validate: validateArticle,
    version: article.version,
  });
  const afterSaving = useAfterSaving();
  const update = trpc.articles.own.update.useMutation({
    onSuccess(saved) {
      drafted.draft.clear();
      afterSaving(saved);
    },
  });
  const removal = useDeleteArticle();
  const loadCurrent = () => utils.articles.own.get.fetch({ id }, { staleTime: 0 });
  const onError = async (error: ApiError, showIssues: (error: ApiError) => void) => {
    const isConflict = await showEditConflict(error, loadCurrent, (current) =>
      rebase(toValues(current), current.version),
    );
    if (isConflict) update.reset();
    else showIssues(error);
  };
  return (
    <>
      <OwnArticleForm
        drafted={drafted}
        isBusy={update.isPending}
        error={update.error ?? removal.error}
        onSave={(values, submits, showIssues) =>
          update.mutate(
            { ...toFields(values), id, submits, expectedVersion: drafted.draft.version },
            { onError: (error) => void onError(error, showIssues) },
          )
        }
      >
        <Button variant="subtle" color="red" me="auto" onClick={() => setDeleting(true)}>
          {messages.form.remove}
        </Button>
      </OwnArticleForm>
      {isDeleting && (
        <ConfirmDialog
          title={messages.confirmDelete.title}
          action={messages.confirmDelete.action}
          onClose={() => setDeleting(false)}
          onConfirm={() => {
            drafted.draft.clear();
            removal.mutate({ id });
          }}
        >
          {messages.confirmDelete.text}
        </ConfirmDialog>
      )}
    </>
  );
}
