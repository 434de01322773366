import { PublishPageTextInput } from '@guildhall/api/ground/settings/page-texts.schema';
import { LOCALE_NAMES, type Locale } from '@guildhall/locale/locales';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { PageConflict } from './PageConflict.tsx';
import { PageFields, type PageMode } from './PageFields.tsx';
import { adminPagesMessages } from './admin-pages.messages.ts';
import { type PageValues, textIn, toPageValues } from './page.form.ts';
import { type EditedPage, useSavePageText } from './pages.hooks.ts';
import { usePageSaving } from './usePageSaving.ts';

const { editor, languages: messages } = adminPagesMessages;

type Props = { page: EditedPage; locale: Locale; onSaved: (page: EditedPage) => void };

/** A page in a further language, beside what it says in the first. */
export function PageTextForm({ page, locale, onSaved }: Props) {
  const [mode, setMode] = useState<PageMode>('write');
  const { version, title, content } = textIn(page, locale);
  const textOf = (values: PageValues) => ({
    id: page.id,
    locale,
    version,
    title: values.title,
    content: values.content,
  });
  const validate = validateWith(PublishPageTextInput);
  const { form, formKey, draft } = useDraftForm(`page:${page.id}:${locale}`, {
    initialValues: { ...toPageValues(page), title, content },
    validate: (values: PageValues) => validate(textOf(values)),
  });
  const { saving, publication } = useSavePageText((saved) => {
    draft.clear();
    onSaved(saved);
  });
  const { error, isOutdated, reset, continueWith } = usePageSaving(saving, publication, onSaved);
  const submit = (mutation: typeof saving) =>
    form.onSubmit((values) => {
      reset();
      mutation.mutate(textOf(values), { onError: (rejected) => form.setErrors(formIssues(rejected)) });
    }, focusInvalid(form));
  const isBusy = saving.isPending || publication.isPending;
  return (
    <form key={formKey} noValidate onSubmit={submit(saving)}>
      <Stack gap="md">
        <DraftNote draft={draft} />
        <Textarea
          readOnly
          label={messages.original(LOCALE_NAMES[page.locale])}
          value={`${page.title}\n\n${page.content}`}
          lang={page.locale}
          dir="auto"
          autosize
          maxRows={8}
        />
        <PageFields form={form} mode={mode} onMode={setMode} hasFixedSlug translation={locale} />
        <Text size="sm" c="dimmed">
          {page.isPublished ? messages.emptied : messages.firstFirst(LOCALE_NAMES[page.locale])}
        </Text>
        {isOutdated && (
          <PageConflict
            id={page.id}
            textOf={(theirs) => textIn(theirs, locale)}
            onKeepMine={continueWith}
            onTakeTheirs={(theirs) => {
              draft.clear();
              continueWith(theirs);
            }}
          />
        )}
        {error && !isOutdated && <Alert color="red" variant="light" role="alert" title={error.message} />}
        <Group justify="flex-end" gap="xs">
          <Button type="submit" variant="default" loading={saving.isPending} disabled={isBusy}>
            {editor.save}
          </Button>
          <Button
            loading={publication.isPending}
            disabled={isBusy || !page.isPublished}
            onClick={() => submit(publication)()}
          >
            {editor.publish}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
