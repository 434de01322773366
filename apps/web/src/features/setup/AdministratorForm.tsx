import { Alert, Button, Card, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { showIssuesIn } from '../../lib/show-issues.ts';
import { NewPasswordInput } from '../auth/NewPasswordInput.tsx';
import { useCreateAdministrator } from './setup.hooks.ts';
import { setupMessages } from './setup.messages.ts';

const { administrator: messages } = setupMessages;

const EMPTY = { firstName: '', lastName: '', email: '', password: '' };

/** The account of the first administrator. The server says what is wrong; the setup address stays valid. */
export function AdministratorForm({ token }: { token: string }) {
  const create = useCreateAdministrator();
  const form = useForm({ mode: 'uncontrolled', initialValues: EMPTY });
  const field = (name: keyof typeof EMPTY) => form.getInputProps(name);
  const submit = (values: typeof EMPTY) =>
    create.mutate(
      { token, ...values },
      {
        onError: showIssuesIn(form),
      },
    );
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        <Card>
          <Stack gap="sm">
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
              <TextInput
                label={messages.firstName}
                required
                autoComplete="given-name"
                {...field('firstName')}
              />
              <TextInput label={messages.lastName} autoComplete="family-name" {...field('lastName')} />
            </SimpleGrid>
            <TextInput
              label={messages.email}
              required
              type="email"
              autoComplete="username"
              {...field('email')}
            />
            <NewPasswordInput
              label={messages.password}
              rule={messages.passwordHint}
              least={12}
              required
              {...field('password')}
            />
          </Stack>
        </Card>
        {create.error && !create.error.data?.issues && (
          <Alert color="red" variant="light" role="alert" title={create.error.message} />
        )}
        <Group justify="flex-end">
          <Button type="submit" size="md" loading={create.isPending}>
            {messages.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
