import { NOTE_MAX } from '@guildhall/api/people/connections/connections.schema';
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useSite } from '../../lib/site.ts';
import { readGreeting, storeGreeting } from '../../lib/join-to-connect.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { type ConnectSource, useRequestConnection } from './connections.hooks.ts';
import { connectionsMessages } from './connections.messages.ts';
import { isEnter } from '../../lib/keys.ts';
import { useEnterSends } from '../../lib/useEnterSends.ts';

const messages = connectionsMessages.dialog;

export type ConnectProps = {
  member: { id: number; name: string };
  source: ConnectSource;
  onClose: () => void;
};

/** The text of a connection request, to be edited before it is sent. Enter sends at a desk. */
export function ConnectModal({ member, source, onClose }: ConnectProps) {
  const { name: site } = useSite();
  const { sends: enterSends } = useEnterSends();
  const { values, change, draft } = useDraft(`connect:${member.id}`, {
    text: readGreeting(member.id) || connectionsMessages.request(site),
  });
  const request = useRequestConnection(source, member, () => {
    draft.clear();
    storeGreeting(member.id, '');
    onClose();
  });
  const send = () => {
    if (!request.isPending) request.send(values.text);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!enterSends || !isEnter(event.nativeEvent) || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <Modal opened onClose={onClose} title={messages.title(member.name)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          <Textarea
            label={messages.label}
            description={enterSends ? messages.hint : undefined}
            value={values.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
            onKeyDown={sendOnEnter}
            maxLength={NOTE_MAX}
            autosize
            minRows={3}
            maxRows={10}
            dir="auto"
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {commonMessages.cancel}
            </Button>
            <Button type="submit" loading={request.isPending}>
              {messages.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
