import { Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ContactBusinessInput } from '@guildhall/api/directory/businesses/businesses.schema';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { toast } from '../../../lib/toast.ts';
import { conversationMessages } from '../../messages/conversation.messages.ts';
import { contactDialogMessages } from './contact-dialog.messages.ts';
import type { Business } from '../businesses.types.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { FormActions } from '../../../ui/FormActions.tsx';

const validate = validateWith(ContactBusinessInput.pick({ content: true }));

type Props = {
  business: Pick<Business, 'id'>;
  /** The service that is asked about. */
  service: string | undefined;
  onClose: () => void;
};

/** Sends a message to the owner of a business. */
export function ContactForm({ business, service, onClose }: Props) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { label, placeholder, about, send, sent } = contactDialogMessages;
  const { form, formKey, draft } = useDraftForm(
    `business-message:${business.id}${service ? `:${service}` : ''}`,
    {
      mode: 'uncontrolled',
      initialValues: { content: service ? about(service) : '' },
      validate,
    },
  );
  const contact = trpc.businesses.contact.useMutation({
    trpc: { context: { idempotencyKey } },
    meta: { skipInvalidation: true },
    onSuccess: async ({ toUserId }) => {
      draft.clear();
      onClose();
      const run = () => void navigate(paths.conversation(toUserId));
      toast({ ...sent, action: { label: conversationMessages.see, run } });
      await utils.messages.invalidate();
    },
    onError: (error) => form.setErrors({ content: error.message, ...formIssues(error) }),
  });
  return (
    <form
      key={formKey}
      noValidate
      onSubmit={form.onSubmit(
        ({ content }) => contact.mutate({ id: business.id, content }),
        focusInvalid(form),
      )}
    >
      <Stack gap="md">
        <DraftNote draft={draft} />
        <Textarea
          label={label}
          required
          data-autofocus
          ref={focusOnMount}
          minRows={5}
          placeholder={placeholder}
          {...form.getInputProps('content')}
        />
        <FormActions submit={send} isPending={contact.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
