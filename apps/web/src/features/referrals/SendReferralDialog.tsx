import { Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { REFERRAL_MESSAGE_MAX } from '@guildhall/api/exchange/referrals/referrals.schema';
import { newIdempotencyKey } from '../../lib/idempotency.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { type ReferralMatch, useSendReferral } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.dialog;

const MYSELF = 'myself';

type Candidate = Outputs['referrals']['introducible'][number];

/** Options grouped into suggested members and other connections. */
function groupsOf(candidates: readonly Candidate[]) {
  const itemsOf = (members: readonly Candidate[]) =>
    members.map(({ id, name: label }) => ({ value: String(id), label }));
  const suggested = candidates.filter(({ reason }) => reason !== null);
  const others = itemsOf(candidates.filter(({ reason }) => reason === null));
  if (suggested.length === 0) return others;
  const groups = [
    { group: messages.suggested, items: itemsOf(suggested) },
    { group: messages.others, items: others },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

type Props = {
  match: Pick<ReferralMatch, 'id' | 'name'>;
  /** Who is introduced at first; when absent, who fits best, else the sender. */
  referee?: { id: number };
  onClose: () => void;
};

/** Introduces the sender, or one of the sender's connections, to a member. */
export function SendReferralDialog({ match, referee: proposed, onClose }: Props) {
  const { id: targetId, name } = match;
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const { values, change, draft } = useDraft(`referral:${targetId}${proposed ? `:${proposed.id}` : ''}`, {
    message: '',
    refereeId: proposed ? String(proposed.id) : '',
  });
  const { data: candidates = [] } = trpc.referrals.introducible.useQuery({ targetId });
  const { message } = values;
  const suggested = candidates.find(({ reason }) => reason !== null);
  const refereeId = values.refereeId || (suggested ? String(suggested.id) : MYSELF);
  const sending = useSendReferral(idempotencyKey, () => {
    draft.clear();
    onClose();
  });
  const referee = candidates.find(({ id }) => String(id) === refereeId);
  // A changed referral is another one, so it gets its own idempotency key.
  const edit = (changes: Partial<typeof values>) => {
    setKey(newIdempotencyKey());
    change(changes);
  };
  return (
    <Modal opened onClose={onClose} title={messages.title(name)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sending.mutate({
            targetId,
            targetType: 'user',
            message: message.trim(),
            ...(referee && { refereeId: referee.id }),
          });
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          <NativeSelect
            label={messages.referee}
            description={referee ? messages.consent(referee.name, name) : messages.refereeHint}
            data={[...groupsOf(candidates), { value: MYSELF, label: messages.myself(name) }]}
            value={refereeId}
            onChange={(event) => edit({ refereeId: event.currentTarget.value })}
          />
          {referee?.reason && (
            <Text size="sm" role="status">
              {referee.reason}
            </Text>
          )}
          <Textarea
            label={messages.message}
            placeholder={messages.messagePlaceholder(name)}
            minRows={4}
            maxLength={REFERRAL_MESSAGE_MAX}
            data-autofocus
            value={message}
            onChange={(event) => edit({ message: event.currentTarget.value })}
          />
          <Text size="sm" c="dimmed" ta="end" aria-hidden="true">
            {messages.characters(message.length, REFERRAL_MESSAGE_MAX)}
          </Text>
          <FormActions submit={messages.submit} isPending={sending.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
