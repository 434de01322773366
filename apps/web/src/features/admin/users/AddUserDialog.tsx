import '@mantine/core/styles/Modal.layer.css';
import { AddUserInput } from '@guildhall/api/admin-users/schema';
import { Alert, Button, Group, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { useAddUser } from './users.hooks.ts';

const EMPTY = { firstName: '', lastName: '', email: '', jobTitle: '', company: '' };

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const add = useAddUser(onClose);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: validateWith(AddUserInput),
  });
  const field = (name: keyof typeof EMPTY) => form.getInputProps(name);
  return (
    <Modal opened onClose={onClose} title="Add User" centered>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => add.mutate(values, { onError: (error) => form.setErrors(formIssues(error)) }),
          focusInvalid(form),
        )}
      >
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            <TextInput label="First name" required data-autofocus {...field('firstName')} />
            <TextInput label="Last name" required {...field('lastName')} />
          </SimpleGrid>
          <TextInput
            label="Email"
            type="email"
            required
            description="A link for choosing a password is sent here."
            {...field('email')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            <TextInput label="Job title" {...field('jobTitle')} />
            <TextInput label="Company" {...field('company')} />
          </SimpleGrid>
          {add.error && <Alert color="red" variant="light" role="alert" title={add.error.message} />}
          <Group justify="flex-end" gap="xs" mt="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={add.isPending}>
              Add User
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
