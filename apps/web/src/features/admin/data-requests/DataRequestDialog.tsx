import '@mantine/core/styles/Modal.layer.css';
import { Checkbox, Modal, NativeSelect, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { DataRequestChannel } from '@guildhall/api/console/data-requests/data-requests.schema';
import { trpc } from '../../../lib/trpc.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { FormActions } from '../../../ui/FormActions.tsx';
import { type DataRequest, useCreateDataRequest } from './data-requests.hooks.ts';
import { dataRequestsMessages } from './data-requests.messages.ts';

const { dialog: messages, channels } = dataRequestsMessages;

type Props = {
  kind: DataRequest['kind'];
  subject: DataRequest['subject'];
  name: string;
  onClose: () => void;
};

/** Enters what somebody demands: how they asked, when, and how the administrator knows that it was them. */
export function DataRequestDialog({ kind, subject, name, onClose }: Props) {
  const { values, change, draft } = useDraft(`data-request:${kind}:${subject.type}:${subject.id}`, {
    channel: 'letter',
    receivedOn: '',
    reason: '',
    alsoPublished: false,
  });
  const { create, dialog } = useCreateDataRequest(() => {
    draft.clear();
    onClose();
  });
  // Until the administrators are known as if there were another one: nothing is said to happen that does not.
  const isAlone =
    trpc.admin.duties.list.useQuery().data?.filter(({ covers }) => covers.includes('privacy')).length === 1;
  const channel = DataRequestChannel.catch('letter').parse(values.channel);
  return (
    <Modal opened onClose={onClose} title={messages.titles[kind](name)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { receivedOn, reason, alsoPublished } = values;
          create.mutate({ kind, subject, channel, receivedOn, reason, alsoPublished });
        }}
      >
        <Stack gap="md">
          <Text>{messages.texts[kind]}</Text>
          <DraftNote draft={draft} />
          <NativeSelect
            label={messages.channel}
            data={DataRequestChannel.options.map((value) => ({ value, label: channels[value] }))}
            value={channel}
            onChange={(event) => change({ channel: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={messages.receivedOn}
            required
            value={values.receivedOn}
            onChange={(event) => change({ receivedOn: event.currentTarget.value })}
          />
          <Textarea
            {...messages.reason}
            required
            autosize
            minRows={2}
            maxLength={1_000}
            value={values.reason}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          {kind === 'erasure' && subject.type === 'member' && (
            <Checkbox
              {...messages.alsoPublished}
              checked={values.alsoPublished}
              onChange={(event) => change({ alsoPublished: event.currentTarget.checked })}
            />
          )}
          <Text size="sm" c="dimmed">
            {isAlone ? messages.alone : messages.others}
          </Text>
          <FormActions
            submit={isAlone ? messages.submitAlone[kind] : messages.submit}
            isPending={create.isPending}
            isDisabled={values.reason.trim() === '' || values.receivedOn === ''}
            isDestructive={kind === 'erasure'}
            onCancel={onClose}
          />
        </Stack>
      </form>
      {dialog}
    </Modal>
  );
}
