import { Alert, Stack, Title } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { PageButtons } from './PageButtons.tsx';
import { PageConflict } from './PageConflict.tsx';
import { PageFields, type PageMode } from './PageFields.tsx';
import type { Consent } from './PublishDialog.tsx';
import { type PageValues, toPageValues, validatePage } from './page.form.ts';
import { type EditedPage, useSavePage } from './pages.hooks.ts';
import { usePageSaving } from './usePageSaving.ts';

type Props = { page: EditedPage; onSaved: (page: EditedPage) => void; onClose: () => void };

/** The editor of a page: drafts are saved and published separately. */
export function PageForm({ page, onSaved, onClose }: Props) {
  const [mode, setMode] = useState<PageMode>('write');
  const { form, formKey, draft } = useDraftForm(`page:${page.id}`, {
    initialValues: toPageValues(page),
    validate: validatePage,
  });
  const show = (saved: EditedPage) => {
    draft.clear();
    onSaved(saved);
  };
  const { draft: saving, publication } = useSavePage(show);
  const { error, isOutdated, reset, continueWith } = usePageSaving(saving, publication, onSaved);

  const showErrors = (errors: FormErrors) => {
    if (mode === 'write') focusInvalid(form)(errors);
    else setMode('write');
  };
  const onError = {
    onError: (rejected: NonNullable<typeof saving.error>) => form.setErrors(formIssues(rejected)),
  };
  const submit = (consent: Consent | null) =>
    form.onSubmit((values: PageValues) => {
      reset();
      const fields = { ...values, id: page.id, version: page.version };
      if (consent) publication.mutate({ ...fields, ...consent }, onError);
      else saving.mutate(fields, onError);
    }, showErrors);

  return (
    <form key={formKey} noValidate onSubmit={submit(null)}>
      <Stack gap="md">
        <Title order={2} tabIndex={-1} ref={focusOnMount}>
          {page.title}
        </Title>
        <DraftNote draft={draft} />
        <PageFields form={form} mode={mode} onMode={setMode} hasFixedSlug={page.versions.length > 0} />
        {isOutdated && (
          <PageConflict
            id={page.id}
            onKeepMine={continueWith}
            onTakeTheirs={(theirs) => {
              draft.clear();
              continueWith(theirs);
            }}
          />
        )}
        {error && !isOutdated && <Alert color="red" variant="light" role="alert" title={error.message} />}
        <PageButtons
          page={page}
          content={form.getValues().content}
          isSaving={saving.isPending}
          isPublishing={publication.isPending}
          onPublish={(consent) => submit(consent)()}
          onChanged={onSaved}
          onDeleted={() => {
            draft.clear();
            onClose();
          }}
        />
      </Stack>
    </form>
  );
}
