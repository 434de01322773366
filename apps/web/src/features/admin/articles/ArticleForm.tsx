import { Alert, Stack, Tabs, Title } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { EditConflict } from '../../../ui/EditConflict.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { type ArticleFormValues, toArticleFields, toArticleValues, validateArticle } from './article.form.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { useSaveArticle } from './articles.hooks.ts';
import { FormActions } from '../../../ui/FormActions.tsx';
import { adminMessages } from '../admin.messages.ts';
import { adminArticlesMessages as messages } from './admin-articles.messages.ts';

const { editor } = messages;
const LABELS = { ...messages.fields, isPublished: messages.published, isFeatured: messages.featured };

type Props = {
  id: number | null;
  version?: number;
  saved: ArticleFormValues;
  /** To read it first. */
  opensPreview?: boolean;
  onClose: () => void;
};

/** The article editor with a Write and a Preview tab; unsaved changes are kept as a draft. */
export function ArticleForm({ id, version, saved, opensPreview = false, onClose }: Props) {
  const [mode, setMode] = useState<string | null>(opensPreview ? 'preview' : 'write');
  const { form, formKey, draft, rebase } = useDraftForm(id === null ? 'article' : `article:${id}`, {
    mode: 'controlled',
    initialValues: saved,
    validate: validateArticle,
    version,
  });
  const { creation, change } = useSaveArticle({
    onSaved() {
      draft.clear();
      onClose();
    },
    onConflict(current) {
      change.reset();
      rebase(toArticleValues(current), current.version);
    },
  });
  const error = creation.error ?? change.error;
  const onError = { onError: (rejected: NonNullable<typeof error>) => form.setErrors(formIssues(rejected)) };

  const save = (values: ArticleFormValues) => {
    const fields = toArticleFields(values);
    if (id === null) creation.mutate(fields, onError);
    else change.mutate({ ...fields, id, expectedVersion: draft.version }, onError);
  };
  const showErrors = (errors: FormErrors) => {
    if (mode === 'write') focusInvalid(form)(errors);
    else setMode('write');
  };

  return (
    <form key={formKey} noValidate onSubmit={form.onSubmit(save, showErrors)}>
      <Stack gap="md">
        <Title order={2} tabIndex={-1} ref={focusOnMount}>
          {id === null ? editor.createTitle : editor.editTitle}
        </Title>
        <DraftNote draft={draft} />
        <EditConflict draft={draft} labels={LABELS} />
        <Tabs value={mode} onChange={setMode} keepMounted={false}>
          <Tabs.List aria-label={editor.modes}>
            <Tabs.Tab value="write">{editor.write}</Tabs.Tab>
            <Tabs.Tab value="preview">{editor.preview}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="write" pt="md">
            <ArticleFields form={form} />
          </Tabs.Panel>
          <Tabs.Panel value="preview" pt="md">
            <ArticlePreview values={form.getValues()} />
          </Tabs.Panel>
        </Tabs>
        {error && <Alert color="red" variant="light" role="alert" title={error.message} />}
        <FormActions
          submit={saveLabel(id, form.getValues().isPublished)}
          isPending={creation.isPending || change.isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

function saveLabel(id: number | null, isPublished: boolean): string {
  if (id !== null) return adminMessages.saveChanges;
  return isPublished ? editor.publish : editor.saveUnpublished;
}
