import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Checkbox, Modal, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { REFERRAL_MESSAGE_MAX, REFERRAL_VALUE_MAX } from '@guildhall/api/referrals/schema';
import { FormActions } from '../../ui/FormActions.tsx';
import { type Referral, useRespondToReferral } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.complete;

type Props = { referral: Referral; onClose: () => void };

/** Completes a referral with what it led to: a word of thanks and, if the member likes, what it was worth. */
export function CompleteReferralDialog({ referral, onClose }: Props) {
  const { id, referrer, referee, isIntroduction } = referral;
  const [thanks, setThanks] = useState('');
  const [value, setValue] = useState('');
  const [isShared, setShared] = useState(false);
  const respond = useRespondToReferral();
  const amount = value.trim() === '' ? null : Number(value);
  const isWrong =
    amount !== null && !(Number.isInteger(amount) && amount >= 0 && amount <= REFERRAL_VALUE_MAX);
  return (
    <Modal opened onClose={onClose} title={messages.title} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong) return;
          respond.mutate(
            {
              id,
              status: 'completed',
              outcome: { thanks: thanks.trim(), value: amount, shared: isShared && amount !== null },
            },
            { onSuccess: onClose },
          );
        }}
      >
        <Stack gap="md">
          <Text size="sm">{messages.text(referrer.name)}</Text>
          <Textarea
            label={messages.thanks(referrer.name)}
            maxLength={REFERRAL_MESSAGE_MAX}
            data-autofocus
            value={thanks}
            onChange={(event) => setThanks(event.currentTarget.value)}
          />
          <TextInput
            label={messages.value}
            description={isShared ? messages.seenByAll : messages.seenBy(referee.name)}
            inputMode="numeric"
            value={value}
            error={isWrong && messages.wrongValue}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          {isIntroduction && (
            <Checkbox
              label={messages.share(referrer.name)}
              checked={isShared}
              disabled={amount === null}
              onChange={(event) => setShared(event.currentTarget.checked)}
            />
          )}
          <FormActions submit={messages.action} isPending={respond.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
