import { Alert, Button, Group, Stack, Tabs } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { showIssuesIn } from '../../../lib/show-issues.ts';
import type { ApiError } from '../../../lib/trpc.ts';
import type { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { EditConflict } from '../../../ui/EditConflict.tsx';
import { ArticleSheet } from './ArticleSheet.tsx';
import { ConfirmFirst } from './ConfirmFirst.tsx';
import { OwnArticleFields } from './OwnArticleFields.tsx';
import type { OwnArticleValues } from './own-article.form.ts';
import { ownArticlesMessages } from './own-articles.messages.ts';

const { form: messages } = ownArticlesMessages;

const MarkdownPreview = lazyChunk(() =>
  import('../../../ui/MarkdownPreview.tsx').then((module) => ({ default: module.MarkdownPreview })),
);

type Props = {
  drafted: Pick<ReturnType<typeof useDraftForm<OwnArticleValues>>, 'form' | 'formKey' | 'draft'>;
  isBusy: boolean;
  /** Why it was not saved; what it says of fields stands there. */
  error: ApiError | null;
  /** At the start of the row of buttons. */
  children?: ReactNode;
  /** `showIssues` shows the server's issues at their fields. */
  onSave: (values: OwnArticleValues, submits: boolean, showIssues: (error: ApiError) => void) => void;
};

/** Writes an article: Enter saves it for later, and only the last button submits it. */
export function OwnArticleForm({ drafted, isBusy, error, children, onSave }: Props) {
  const { form, formKey, draft } = drafted;
  const [mode, setMode] = useState<string | null>('write');
  const values = form.getValues();
  const showIssues = showIssuesIn(form);
  /** The fields exist only under Write, and what is wrong with them is focused there. */
  const openFields = () => flushSync(() => setMode('write'));
  const showErrors = (errors: FormErrors) => {
    openFields();
    focusInvalid(form)(errors);
  };
  const save = (submits: boolean) =>
    form.onSubmit((written) => {
      onSave(written, submits, (rejected) => {
        if (rejected.data?.issues?.length) openFields();
        showIssues(rejected);
      });
    }, showErrors);
  return (
    <form key={formKey} noValidate onSubmit={save(false)}>
      <Stack gap="md">
        <ConfirmFirst />
        <DraftNote draft={draft} />
        <EditConflict draft={draft} labels={messages.fields} />
        <Tabs value={mode} onChange={setMode} keepMounted={false}>
          <Tabs.List aria-label={messages.modes}>
            <Tabs.Tab value="write">{messages.write}</Tabs.Tab>
            <Tabs.Tab value="preview">{messages.preview}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="write" pt="md">
            <OwnArticleFields form={form} />
          </Tabs.Panel>
          <Tabs.Panel value="preview" pt="md">
            <ArticleSheet article={values} label={messages.preview}>
              <Suspense>
                <MarkdownPreview markdown={values.content} hasPictures />
              </Suspense>
            </ArticleSheet>
          </Tabs.Panel>
        </Tabs>
        {error && !error.data?.issues?.length && (
          <Alert color="red" variant="light" title={error.message} role="alert" />
        )}
        <Group justify="flex-end" gap="xs">
          {children}
          <Button type="submit" variant="default" disabled={isBusy}>
            {messages.saveDraft}
          </Button>
          <Button loading={isBusy} onClick={() => save(true)()}>
            {messages.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
