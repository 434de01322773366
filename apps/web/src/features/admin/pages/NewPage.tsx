import { Alert, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { PageFields, type PageMode } from './PageFields.tsx';
import { adminPagesMessages } from './admin-pages.messages.ts';
import { EMPTY_PAGE, validatePage } from './page.form.ts';
import { useCreatePage } from './pages.hooks.ts';

const { editor: messages } = adminPagesMessages;

type Props = { onCreated: (id: number) => void; onClose: () => void };

/** A page that does not exist yet. */
export function NewPage({ onCreated, onClose }: Props) {
  const [mode, setMode] = useState<PageMode>('write');
  const { form, formKey, draft } = useDraftForm('page', {
    initialValues: EMPTY_PAGE,
    validate: validatePage,
  });
  const create = useCreatePage(({ id }) => {
    draft.clear();
    onCreated(id);
  });
  const save = form.onSubmit(
    (values) => create.mutate(values, { onError: (error) => form.setErrors(formIssues(error)) }),
    focusInvalid(form),
  );
  return (
    <form key={formKey} noValidate onSubmit={save}>
      <Stack gap="md">
        <Title order={2} tabIndex={-1} ref={focusOnMount}>
          {messages.createTitle}
        </Title>
        <DraftNote draft={draft} />
        <PageFields form={form} mode={mode} onMode={setMode} hasFixedSlug={false} />
        {create.error && <Alert color="red" variant="light" role="alert" title={create.error.message} />}
        <FormActions submit={messages.create} isPending={create.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
