import { Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ChangeOwnAddressInput, LINK_MINUTES } from '@guildhall/api/console/account/account.schema';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { formIssues } from '../../lib/form-issues.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { FormActions } from '../../ui/FormActions.tsx';
import { visibilityToggle } from '../auth/visibility-toggle.ts';
import { accountMessages } from './account.messages.ts';

const { change: messages } = accountMessages.email;

/** Asks for the address that the member wants from now on, which gets a link to confirm it. */
export function ChangeAddressDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: validateWith(ChangeOwnAddressInput.required({ password: true }).omit({ confirmation: true })),
  });
  const change = trpc.account.changeAddress.useMutation({
    meta: { skipInvalidation: true },
    onSuccess(_done, { email }) {
      toast(messages.sent(email, LINK_MINUTES));
      onClose();
    },
    onError(error) {
      const issues = formIssues(error);
      form.setErrors(Object.keys(issues).length > 0 ? issues : { password: error.message });
    },
  });
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values), focusInvalid(form))}>
        <Stack gap="sm">
          <Text size="sm">{messages.text}</Text>
          <TextInput
            key={form.key('email')}
            label={messages.label}
            type="email"
            data-autofocus
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <PasswordInput
            key={form.key('password')}
            label={messages.password}
            autoComplete="current-password"
            visibilityToggleButtonProps={visibilityToggle}
            {...form.getInputProps('password')}
          />
          <FormActions submit={messages.submit} isPending={change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
