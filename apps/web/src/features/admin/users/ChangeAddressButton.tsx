import { ChangeAddressInput } from '@guildhall/api/console/users/member.schema';
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAt } from '@tabler/icons-react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { useChangeAddress } from './member.hooks.ts';
import { memberMessages } from './member.messages.ts';

const { address: messages } = memberMessages;

type Props = { member: { id: number; email: string } };

/** Gives a member who no longer reads the mail of their address another one. */
export function ChangeAddressButton({ member }: Props) {
  const [isOpen, opened] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconAt size={18} aria-hidden />} onClick={opened.open}>
        {messages.action}
      </Button>
      {isOpen && <AddressDialog member={member} onClose={opened.close} />}
    </>
  );
}

function AddressDialog({ member, onClose }: Props & { onClose: () => void }) {
  const { form, formKey, draft } = useDraftForm(`member-address:${member.id}`, {
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: validateWith(ChangeAddressInput.omit({ id: true })),
  });
  const { change, dialog } = useChangeAddress({
    onChanged() {
      draft.clear();
      onClose();
    },
    onRefused: (issues) => form.setErrors(issues),
  });
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <form
        key={formKey}
        noValidate
        onSubmit={form.onSubmit(({ email }) => change.mutate({ id: member.id, email }), focusInvalid(form))}
      >
        <Stack gap="sm">
          <DraftNote draft={draft} />
          <Text size="sm">{messages.text(member.email)}</Text>
          <TextInput
            label={messages.label}
            type="email"
            required
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <FormActions submit={messages.action} isPending={change.isPending} onCancel={onClose} />
        </Stack>
      </form>
      {dialog}
    </Modal>
  );
}
