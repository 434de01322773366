import { Checkbox, Modal, Stack, Text, Textarea } from '@mantine/core';
import { REFERRAL_MESSAGE_MAX, REFERRAL_VALUE_MAX } from '@guildhall/api/exchange/referrals/referrals.schema';
import { useFormats } from '../../lib/formats.ts';
import { parseAmount } from '../../lib/parse-amount.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { AmountInput } from '../../ui/AmountInput.tsx';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { type Referral, useRespondToReferral } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.complete;

const EMPTY = { thanks: '', value: '', isShared: false };

type Props = { referral: Referral; onClose: () => void };

/** Completes a referral with what it led to: a word of thanks and, if the member likes, what it was worth. */
export function CompleteReferralDialog({ referral, onClose }: Props) {
  const { id, referrer, referee, isIntroduction } = referral;
  const formats = useFormats();
  const { values, change, draft } = useDraft(`referral-outcome:${id}`, EMPTY);
  const { thanks, value, isShared } = values;
  const respond = useRespondToReferral();
  const hasValue = value.trim() !== '';
  const hundredths = hasValue ? parseAmount(value, formats) : null;
  const amount = hundredths === null ? null : hundredths / 100;
  const isWrong = hasValue && !(amount !== null && Number.isInteger(amount) && amount <= REFERRAL_VALUE_MAX);
  return (
    <Modal opened onClose={onClose} title={messages.title}>
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
            {
              onSuccess() {
                draft.clear();
                onClose();
              },
            },
          );
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          <Text size="sm">{messages.text(referrer.name)}</Text>
          <Textarea
            label={messages.thanks(referrer.name)}
            maxLength={REFERRAL_MESSAGE_MAX}
            data-autofocus
            value={thanks}
            onChange={(event) => change({ thanks: event.currentTarget.value })}
          />
          <AmountInput
            label={messages.value(formats.currency)}
            description={isShared ? messages.seenByAll : messages.seenBy(referee.name)}
            value={value}
            error={isWrong && messages.wrongValue(formats.wholeAmount(REFERRAL_VALUE_MAX))}
            onChange={(event) => change({ value: event.currentTarget.value })}
          />
          {isIntroduction && (
            <Checkbox
              label={messages.share(referrer.name)}
              checked={isShared}
              disabled={amount === null}
              onChange={(event) => change({ isShared: event.currentTarget.checked })}
            />
          )}
          <FormActions submit={messages.action} isPending={respond.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
