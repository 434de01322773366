import { Input, Modal, Stack, TextInput, Textarea } from '@mantine/core';
import { WorkFields } from '@guildhall/api/people/works/works.schema';
import { useState } from 'react';
import { commonMessages } from '../../../lib/common.messages.ts';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { EditConflict } from '../../../ui/EditConflict.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { AddPictures } from '../../attachments/AddPictures.tsx';
import { AttachmentFields } from '../../attachments/AttachmentFields.tsx';
import { PictureDescriptions } from '../../attachments/PictureDescriptions.tsx';
import { useAttachments } from '../../attachments/useAttachments.ts';
import { useSaveWork } from './own-work.hooks.ts';
import { ownWorkMessages } from './own-work.messages.ts';
import type { WorkSample } from '../profile.types.ts';

const { form: messages } = ownWorkMessages;

const validate = validateWith(WorkFields.omit({ picture: true }));

const LABELS = { title: messages.title, description: messages.description, link: messages.link };

const valuesOf = (work?: WorkSample) => ({
  title: work?.title ?? '',
  description: work?.description ?? '',
  link: work?.link ?? '',
});

type Props = {
  /** The sample to edit; a new one when absent. */
  work?: WorkSample;
  username: string;
  onClose: () => void;
};

/** The form of a work sample. What is typed is kept as a draft; a picture that is being added is not. */
export function WorkDialog({ work, username, onClose }: Props) {
  const { form, formKey, draft, rebase } = useDraftForm(work ? `work:${work.id}` : 'work', {
    mode: 'uncontrolled',
    initialValues: valuesOf(work),
    validate,
    version: work?.version,
  });
  const [kept, setKept] = useState(work?.picture ? [work.picture] : []);
  const added = useAttachments({ max: 1 - kept.length });
  const { create, update, isPending } = useSaveWork(username, {
    onDone() {
      draft.clear();
      onClose();
    },
    onIssues: form.setErrors,
    onConflict(current) {
      rebase(valuesOf(current), current.version);
      setKept(current.picture ? [current.picture] : []);
    },
  });
  const save = (values: ReturnType<typeof valuesOf>) => {
    const [picture = null] = [...kept, ...added.pictures];
    if (work) update.mutate({ ...values, picture, id: work.id, expectedVersion: draft.version });
    else create.mutate({ ...values, picture });
  };
  const hasAdded = added.drafts.length > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={work ? messages.editHeading : messages.heading}
      closeOnClickOutside={!hasAdded}
    >
      <form key={formKey} noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
        <Stack gap="md">
          <DraftNote draft={draft} />
          <EditConflict draft={draft} labels={LABELS} />
          <TextInput
            label={messages.title}
            required
            data-autofocus
            placeholder={messages.titlePlaceholder}
            {...form.getInputProps('title')}
          />
          <Textarea
            label={messages.description}
            placeholder={messages.descriptionPlaceholder}
            minRows={3}
            {...form.getInputProps('description')}
          />
          <UrlInput label={messages.link} {...form.getInputProps('link')} />
          <div>
            <PictureDescriptions
              pictures={kept}
              label={messages.picture}
              onChange={setKept}
              onRemove={() => setKept([])}
            />
            <AttachmentFields attachments={added} />
            {kept.length + added.drafts.length === 0 && (
              <AddPictures attachments={added} label={messages.addPicture} />
            )}
            <Input.Error mt={6}>{form.errors['picture'] ?? form.errors['pictures']}</Input.Error>
          </div>
          <FormActions
            submit={work ? commonMessages.save : messages.submit}
            isPending={isPending}
            isDisabled={!added.isReady}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
