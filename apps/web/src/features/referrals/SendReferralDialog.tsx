import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { REFERRAL_MESSAGE_MAX } from '@guildhall/api/referrals/schema';
import { newIdempotencyKey } from '../../lib/idempotency.ts';
import { trpc } from '../../lib/trpc.ts';
import { type ReferralMatch, useSendReferral } from './referrals.hooks.ts';

const MYSELF = '';

type Props = { match: Pick<ReferralMatch, 'id' | 'name'>; onClose: () => void };

/** Offers a member an introduction: to the sender, or to one of the sender's connections. */
export function SendReferralDialog({ match, onClose }: Props) {
  const { id: targetId, name } = match;
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [message, setMessage] = useState('');
  const [refereeId, setReferee] = useState(MYSELF);
  const { data: people = [] } = trpc.referrals.introducible.useQuery({ targetId });
  const sending = useSendReferral(idempotencyKey, onClose);
  const introduced = people.find(({ id }) => String(id) === refereeId);
  // A changed offer is another one.
  const change = (set: (value: string) => void) => (value: string) => {
    setKey(newIdempotencyKey());
    set(value);
  };
  return (
    <Modal opened onClose={onClose} title={`Send a referral to ${name}`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sending.mutate({
            targetId,
            targetType: 'user',
            message: message.trim(),
            ...(introduced && { refereeId: introduced.id }),
          });
        }}
      >
        <Stack gap="md">
          <NativeSelect
            label="Who is introduced"
            description={
              introduced
                ? `${introduced.name} and ${name} both have to agree before they see each other’s contact details.`
                : 'Yourself, or one of your connections.'
            }
            data={[
              { value: MYSELF, label: 'Myself' },
              ...people.map(({ id, name: label }) => ({ value: String(id), label })),
            ]}
            value={refereeId}
            onChange={(event) => change(setReferee)(event.currentTarget.value)}
          />
          <Textarea
            label="Personal message (optional)"
            placeholder={`Why should ${name} say yes?`}
            minRows={4}
            maxLength={REFERRAL_MESSAGE_MAX}
            data-autofocus
            value={message}
            onChange={(event) => change(setMessage)(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed" ta="right" aria-hidden="true">
            {message.length} of {REFERRAL_MESSAGE_MAX}
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={sending.isPending}>
              Send Referral
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
