import { NOTE_MAX } from '@guildhall/api/people/connections/connections.schema';
import { Button, Group, Modal, Skeleton, Stack, Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSite } from '../../lib/site.ts';
import { readGreeting, storeGreeting } from '../../lib/join-to-connect.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { trpc } from '../../lib/trpc.ts';
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

/** A connection request. Its text begins with what both wrote, where one of them offers what the other looks for. */
export function ConnectModal(props: ConnectProps) {
  const { member, onClose } = props;
  const { data: related, isLoading } = trpc.profile.related.useQuery({ username: String(member.id) });
  const greeting = related?.match?.greeting ?? undefined;
  return (
    <Modal opened onClose={onClose} title={messages.title(member.name)}>
      {isLoading ? <Skeleton height={200} /> : <ConnectForm {...props} greeting={greeting} />}
    </Modal>
  );
}

type FormProps = ConnectProps & { greeting: string | undefined };

/** The text, to be edited before it is sent. Enter sends at a desk. */
function ConnectForm({ member, source, greeting, onClose }: FormProps) {
  const { name: site } = useSite();
  const { sends: enterSends } = useEnterSends();
  const { values, change, draft } = useDraft(`connect:${member.id}`, {
    text: readGreeting(member.id) || greeting || connectionsMessages.request(site),
  });
  const request = useRequestConnection(source, member, () => {
    draft.clear();
    storeGreeting(member.id, '');
    onClose();
  });
  const field = useRef<HTMLTextAreaElement>(null);
  // The dialog took the focus before the field was there.
  useEffect(() => field.current?.focus(), []);
  const send = () => {
    if (!request.isPending) request.send(values.text);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!enterSends || !isEnter(event.nativeEvent) || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
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
          ref={field}
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
  );
}
