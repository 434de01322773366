import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { WalkIn as WalkInFields } from '@guildhall/api/chapters/events/door/door.schema';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import type { Door } from './door-store.ts';
import { doorMessages } from './door.messages.ts';

const { walkIn: messages } = doorMessages;
const validateAll = validateWith(WalkInFields);

/** An address that is left empty is none. */
const valuesOf = ({ name, email }: { name: string; email: string }) => ({
  name,
  email: email.trim() === '' ? null : email,
});

type Props = { door: Door; asksForEmail: boolean; onClose: () => void };

/** Checks in someone who has not signed up. */
export function WalkInDialog({ door, asksForEmail, onClose }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '' },
    validate: (values) => validateAll(valuesOf(values)),
  });
  const send = (values: { name: string; email: string }) => {
    const { name, email } = valuesOf(values);
    door.checkIn({ who: { name, email }, label: name, status: 'present', substituteName: null });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <form noValidate onSubmit={form.onSubmit(send, focusInvalid(form))}>
        <Stack gap="sm">
          <TextInput
            label={messages.name}
            required
            maxLength={100}
            autoComplete="off"
            data-autofocus
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          {asksForEmail && (
            <TextInput
              label={messages.email}
              description={messages.emailHint}
              type="email"
              autoComplete="off"
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
          )}
          <Button type="submit">{messages.submit}</Button>
        </Stack>
      </form>
    </Modal>
  );
}
