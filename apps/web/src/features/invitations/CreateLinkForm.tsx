import { Button, Card, NativeSelect, SimpleGrid, Stack, Switch, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCreateInvitation } from './invitations.hooks.ts';
import { invitationsMessages } from './invitations.messages.ts';

const { create: messages } = invitationsMessages;

const OPTIONS = {
  member: { uses: [1, 5, 10, 20], days: [1, 7, 14, 30] },
  admin: { uses: [1, 5, 10, 20, 50, 100, 500, 1_000], days: [1, 7, 14, 30, 90, 365] },
};

/** Creates a link by which several people can join. */
export function CreateLinkForm({ isAdmin = false }: { isAdmin?: boolean }) {
  const create = useCreateInvitation();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { uses: '10', days: '14', note: '', skipsQueue: true },
  });
  const { uses, days } = OPTIONS[isAdmin ? 'admin' : 'member'];
  return (
    <Card component="section" aria-labelledby="create-invitation">
      <form
        onSubmit={form.onSubmit((values) =>
          create.mutate(
            {
              maxUses: Number(values.uses),
              days: Number(values.days),
              note: values.note,
              skipsQueue: values.skipsQueue,
            },
            { onSuccess: form.reset },
          ),
        )}
      >
        <Stack gap="sm">
          <Title order={2} size="h3" id="create-invitation">
            {messages.title}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="sm">
            <NativeSelect
              label={messages.uses}
              data={uses.map(String)}
              key={form.key('uses')}
              {...form.getInputProps('uses')}
            />
            <NativeSelect
              label={messages.days}
              data={days.map((count) => ({ value: String(count), label: messages.dayCount(count) }))}
              key={form.key('days')}
              {...form.getInputProps('days')}
            />
          </SimpleGrid>
          <TextInput
            label={messages.note}
            description={messages.noteHint}
            maxLength={200}
            key={form.key('note')}
            {...form.getInputProps('note')}
          />
          {isAdmin && (
            <Switch
              label={messages.skipsQueue}
              key={form.key('skipsQueue')}
              {...form.getInputProps('skipsQueue', { type: 'checkbox' })}
            />
          )}
          <Button type="submit" loading={create.isPending} style={{ alignSelf: 'flex-start' }}>
            {messages.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
