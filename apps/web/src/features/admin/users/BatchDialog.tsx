import { Alert, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import type { ApiError } from '../../../lib/trpc.ts';
import { MailAlert } from '../mail/MailAlert.tsx';
import { useStepUp } from '../shared/useStepUp.tsx';
import { type BatchAction, type Matching, useMatching, useStartBatch } from './batches.hooks.ts';
import { batchesMessages as messages } from './batches.messages.ts';
import type { Selection } from './useSelection.ts';

type Props = {
  action: BatchAction;
  selection: Selection;
  matching: Matching;
  onClose: () => void;
  onStarted: (id: number) => void;
};

/** Says for how many members an action is before it starts. */
export function BatchDialog({ action, selection, matching, onClose, onStarted }: Props) {
  const { ids, isAll } = selection;
  const [expiresOn, setExpiresOn] = useState('');
  const [isPast, setIsPast] = useState(false);
  const [startsOn, setStartsOn] = useState('');
  const [perDay, setPerDay] = useState('');
  const { data: all, error, refetch } = useMatching(matching, isAll);
  const start = useStartBatch(onStarted);
  const { onStepUpError, dialog } = useStepUp();
  const count = isAll ? all?.count : ids.size;
  const { title, text, action: submit } = messages.dialogs[action];
  function run() {
    const members = isAll ? matching : { ids: [...ids] };
    const options = { onError: (failed: ApiError) => onStepUpError(failed, run) };
    start.mutate(
      {
        members,
        action,
        expiresOn: expiresOn || null,
        ...(action === 'resend' && {
          // The morning of that day where the administrator is.
          startsAt: startsOn ? new Date(`${startsOn}T08:00`).toISOString() : null,
          perDay: Number(perDay) || null,
        }),
      },
      options,
    );
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <Stack gap="md">
          {count === undefined && error ? (
            <ErrorState title={error.message} onRetry={() => void refetch()} />
          ) : (
            <Text>
              {all?.isTooMany
                ? messages.tooMany
                : text(count === undefined ? messages.counting : messages.members(count))}
            </Text>
          )}
          {action === 'setExpiry' && (
            <TextInput
              type="date"
              data-autofocus
              {...messages.expiresOn}
              value={expiresOn}
              onChange={({ currentTarget: { value } }) => {
                setExpiresOn(value);
                setIsPast(value !== '' && value < new Date().toISOString().slice(0, 10));
              }}
            />
          )}
          {isPast && (
            <Alert color="brass" variant="light" role="status">
              {messages.isPast}
            </Alert>
          )}
          {action === 'resend' && (
            <>
              <MailAlert />
              <TextInput
                type="date"
                {...messages.startsOn}
                value={startsOn}
                onChange={(event) => setStartsOn(event.currentTarget.value)}
              />
              <TextInput
                type="number"
                inputMode="numeric"
                {...messages.perDay}
                min={1}
                max={10_000}
                value={perDay}
                onChange={(event) => setPerDay(event.currentTarget.value)}
              />
            </>
          )}
          <FormActions
            submit={submit}
            isPending={start.isPending}
            isDisabled={count === undefined || (all?.isTooMany ?? false)}
            isDestructive={action === 'deactivate'}
            onCancel={onClose}
          />
        </Stack>
      </form>
      {dialog}
    </Modal>
  );
}
