import { Button, Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { InviteGuestInput, RequestSeatInput } from '@guildhall/api/chapters/events/guests/guests.schema';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { showError } from '../../../lib/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { guestsMessages } from './guests.messages.ts';

const VALIDATE = {
  request: validateWith(RequestSeatInput.omit({ id: true, dateId: true })),
  invite: validateWith(InviteGuestInput.omit({ id: true, dateId: true })),
};

type Props = { date: { id: number; dateId: number }; way: 'request' | 'invite'; onClose: () => void };

/** A visitor asks for a seat, or a member invites one. The answer is the same for every address. */
export function GuestDialog({ date, way, onClose }: Props) {
  const messages = guestsMessages[way];
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', consent: false },
    validate: VALIDATE[way],
  });
  const options = { meta: { skipInvalidation: true }, onError: showError };
  const request = trpc.events.guests.request.useMutation(options);
  const invite = trpc.events.guests.invite.useMutation(options);
  const sent = request.isSuccess ? request.variables : invite.isSuccess ? invite.variables : null;
  const send = ({ name, email, consent }: { name: string; email: string; consent: boolean }) => {
    if (way === 'invite') invite.mutate({ ...date, name, email });
    else if (consent) request.mutate({ ...date, name, email, consent });
  };
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      {sent ? (
        <Stack gap="md">
          <Text role="status">{messages.sent(sent.email)}</Text>
          <Button onClick={onClose} data-autofocus style={{ alignSelf: 'flex-start' }}>
            {guestsMessages.close}
          </Button>
        </Stack>
      ) : (
        <form noValidate onSubmit={form.onSubmit(send, focusInvalid(form))}>
          <Stack gap="sm">
            <Text size="sm">{messages.text}</Text>
            <TextInput
              label={guestsMessages.name}
              autoComplete={way === 'request' ? 'name' : 'off'}
              maxLength={100}
              required
              data-autofocus
              key={form.key('name')}
              {...form.getInputProps('name')}
            />
            <TextInput
              label={guestsMessages.email}
              type="email"
              autoComplete={way === 'request' ? 'email' : 'off'}
              required
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            {way === 'request' && (
              <Checkbox
                label={guestsMessages.request.consent}
                key={form.key('consent')}
                {...form.getInputProps('consent', { type: 'checkbox' })}
              />
            )}
            <Button type="submit" mt="xs" loading={request.isPending || invite.isPending}>
              {messages.submit}
            </Button>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
