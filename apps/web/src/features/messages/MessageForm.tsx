import { Button, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { MESSAGE_MAX } from '@guildhall/api/contact/messages/messages.schema';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOffline } from '../../lib/online.ts';
import { toast } from '../../lib/toast.ts';
import { useCarriedText } from '../../lib/useCarriedText.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { MentionTextarea } from '../mentions/MentionTextarea.tsx';
import { AddPictures } from '../attachments/AddPictures.tsx';
import { AttachmentFields } from '../attachments/AttachmentFields.tsx';
import { picturesOf, useAttachments } from '../attachments/useAttachments.ts';
import classes from './MessageForm.module.css';
import { useSendMessage } from './messages.hooks.ts';
import { useSignalTyping } from './useTyping.ts';
import { addWaiting, isSending, useWaiting } from './waiting/waiting-messages.ts';
import { waitingMessages } from './waiting/waiting.messages.ts';
import { isEnterToSend, isSendKey } from '../../lib/keys.ts';
import { useEnterSends } from '../../lib/useEnterSends.ts';
import { threadMessages } from './thread.messages.ts';

type Props = {
  toUserId: number;
  name: string;
  /** Strangers send no pictures. */
  canAttach: boolean;
  /** The other member is shown that the viewer is typing. */
  showsTyping: boolean;
  onSent: () => void;
};

/** The form to write to one member. Ctrl+Enter or ⌘+Enter sends, and at a desk Enter alone. */
export function MessageForm({ toUserId, name, canAttach, showsTyping, onSent }: Props) {
  const begin = useCarriedText('begin') ?? '';
  const { values, change, draft } = useDraft(`message:${toUserId}`, { content: begin });
  const { content } = values;
  const attachments = useAttachments();
  const { pictures } = attachments;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const close = (sentPictures: { address: string }[]) => {
    attachments.clear(sentPictures);
    // The next message begins with nothing.
    if (begin !== '') void navigate(pathname + search, { replace: true, preventScrollReset: true });
    onSent();
  };
  const sending = useSendMessage((sent) => {
    if (content.trim() === sent.content) draft.reset();
    close(sent.pictures ?? []);
  });
  const { viewer } = useViewer();
  const waiting = useWaiting(viewer?.id ?? null).filter(({ message }) => message.toUserId === toUserId);
  const signalTyping = useSignalTyping(toUserId, showsTyping);
  const enter = useEnterSends();
  const isBlank = ['', begin.trim()].includes(content.trim()) && pictures.length === 0;
  const isReady = !isBlank && attachments.isReady;
  const send = () => {
    if (!isReady || sending.isPending) return;
    const message = { toUserId, content: content.trim(), ...(pictures.length > 0 && { pictures }) };
    if (!viewer || !(isOffline() || isSending(waiting))) {
      sending.mutate(message);
    } else if (addWaiting(viewer.id, message)) {
      draft.reset();
      close(pictures);
    } else toast({ ...waitingMessages.noRoom, destructive: true });
  };
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DraftNote draft={draft} />
      <MentionTextarea
        className={classes.field ?? ''}
        aria-label={threadMessages.write(name)}
        placeholder={threadMessages.placeholder}
        maxLength={MESSAGE_MAX}
        minRows={1}
        maxRows={6}
        value={content}
        onChange={(next) => {
          change({ content: next });
          signalTyping();
        }}
        onPaste={(event) => {
          const pasted = canAttach ? picturesOf(event.clipboardData) : [];
          if (pasted.length === 0) return;
          event.preventDefault();
          attachments.add(pasted);
        }}
        onKeyDown={(event) => {
          const { nativeEvent } = event;
          if (!isSendKey(nativeEvent) && !(enter.sends && isEnterToSend(nativeEvent))) return;
          event.preventDefault();
          send();
        }}
      />
      {canAttach && <AddPictures attachments={attachments} />}
      <Button
        type="submit"
        size="md"
        className={classes.send ?? ''}
        // The focus stays in the field, and with it the keyboard of a phone for the next message.
        onMouseDown={(event) => event.preventDefault()}
        disabled={!isReady}
        loading={sending.isPending}
        leftSection={<IconSend size={16} aria-hidden />}
      >
        <span className={classes.word}>{threadMessages.send}</span>
      </Button>
      <div className={classes.pictures}>
        <AttachmentFields attachments={attachments} />
      </div>
      {enter.isDesk && (
        <Text size="xs" c="dimmed" className={classes.hint ?? ''}>
          {enter.isOn ? threadMessages.enterSends : threadMessages.enterBreaks}
        </Text>
      )}
    </form>
  );
}
