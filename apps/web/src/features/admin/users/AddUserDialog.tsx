import { AddUserInput } from '@guildhall/api/console/users/users.schema';
import { Alert, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { useAddUser } from './users.hooks.ts';
import { usersMessages as messages } from './users.messages.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';

const EMPTY = { firstName: '', lastName: '', email: '', jobTitle: '', company: '' };

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { form, formKey, draft } = useDraftForm('new-member', {
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: validateWith(AddUserInput),
  });
  const add = useAddUser(() => {
    draft.clear();
    onClose();
  });
  const field = (name: keyof typeof EMPTY) => form.getInputProps(name);
  return (
    <Modal opened onClose={onClose} title={messages.add}>
      <form
        key={formKey}
        noValidate
        onSubmit={form.onSubmit(
          (values) => add.mutate(values, { onError: (error) => form.setErrors(formIssues(error)) }),
          focusInvalid(form),
        )}
      >
        <Stack gap="sm">
          <DraftNote draft={draft} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            <TextInput label={messages.form.firstName} required data-autofocus {...field('firstName')} />
            <TextInput label={messages.form.lastName} {...field('lastName')} />
          </SimpleGrid>
          <TextInput
            label={messages.form.email}
            type="email"
            required
            description={messages.form.emailHint}
            {...field('email')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            <TextInput label={messages.form.jobTitle} {...field('jobTitle')} />
            <TextInput label={messages.form.company} {...field('company')} />
          </SimpleGrid>
          {add.error && <Alert color="red" variant="light" role="alert" title={add.error.message} />}
          <FormActions submit={messages.add} isPending={add.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
