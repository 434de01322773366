import { Text, VisuallyHidden } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { richTextOf } from '@guildhall/markdown';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../lib/formats.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useHasDraft } from '../../lib/useStoredDraft.ts';
import { RichText } from '../../ui/RichText.tsx';
import { PictureGrid } from '../attachments/PictureGrid.tsx';
import { MessageAbout } from './MessageAbout.tsx';
import { type DayOfMessages, byDay, daysAgo } from './days.ts';
import { editPlace } from './edit-place.ts';
import type { ThreadMessage } from './messages.hooks.ts';
import classes from './ThreadLog.module.css';
import type { WaitingMessage } from './waiting/waiting-messages.ts';
import { WaitingList } from './waiting/WaitingList.tsx';
import { threadMessages as thread } from './thread.messages.ts';

const MessageMenu = lazyChunk(() =>
  import('./MessageMenu.tsx').then((module) => ({ default: module.MessageMenu })),
);
const MessageEditor = lazyChunk(() =>
  import('./MessageEditor.tsx').then((module) => ({ default: module.MessageEditor })),
);

type Props = {
  /** Oldest first. */
  messages: ThreadMessage[];
  name: string;
  /** The message to scroll to; null: the newest one. */
  messageId: number | null;
  /** What the viewer has written and waits for a network. */
  waiting: WaitingMessage[];
  memberId: number;
};

/** The messages of a conversation, scrolled to one that was sought, or to the newest at the bottom. */
export function ThreadLog({ messages, name, messageId, waiting, memberId }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const shownId = useRef<number | null>(null);
  const newestId = waiting.at(-1)?.key ?? messages.at(-1)?.id;
  const seenId = messages.findLast(({ isSeen }) => isSeen)?.id;
  useEffect(() => {
    const element = log.current;
    if (!element || newestId === undefined) return;
    const sought = messageId === shownId.current ? null : element.querySelector('[aria-current]');
    shownId.current = messageId;
    if (sought) sought.scrollIntoView({ block: 'center' });
    else element.scrollTop = element.scrollHeight;
  }, [newestId, messageId]);
  return (
    <div ref={log} className={classes.log} role="log" tabIndex={0} aria-label={thread.log(name)}>
      <ol className={classes.days}>
        {messages.length === 0 && waiting.length === 0 && (
          <li>
            <Text size="sm" c="dimmed" ta="center">
              {thread.empty}
            </Text>
          </li>
        )}
        {byDay(messages).map((day) => (
          <li key={day.at}>
            <Text size="xs" fw={600} c="dimmed" ta="center" py={6}>
              <DayName at={day.at} />
              {day.kind && ` · ${thread.about[day.kind]}`}
            </Text>
            <ol className={classes.items}>
              {day.messages.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  name={name}
                  isSought={message.id === messageId}
                  isLastSeen={message.id === seenId}
                />
              ))}
            </ol>
          </li>
        ))}
        {waiting.length > 0 && (
          <li>
            <WaitingList memberId={memberId} items={waiting} />
          </li>
        )}
      </ol>
    </div>
  );
}

type BubbleProps = { message: DayOfMessages['messages'][number]; name: string };

function Message({
  message,
  name,
  isSought,
  isLastSeen,
}: BubbleProps & { isSought: boolean; isLastSeen: boolean }) {
  const { id, isMine, content, pictures, about, createdAt, isLast, isEdited, answer, can } = message;
  const { localTime } = useFormats();
  // An edit that was begun before goes on.
  const hasEdit = useHasDraft(editPlace(id));
  const [isEditing, setEditing] = useState(hasEdit);
  const hasFoot = isLast || isLastSeen || isEdited;
  return (
    <li
      className={classes.item}
      data-mine={isMine || undefined}
      data-last={isLast || undefined}
      aria-current={isSought || undefined}
    >
      <MessageAbout about={about} />
      {isEditing && can.change ? (
        <Suspense fallback={<Bubble message={message} name={name} />}>
          <MessageEditor message={{ id, content }} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <div className={classes.row}>
          <Bubble message={message} name={name} />
          {can.change && (
            <Suspense>
              <MessageMenu id={id} onEdit={() => setEditing(true)} />
            </Suspense>
          )}
        </div>
      )}
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          <PictureGrid pictures={pictures} />
        </div>
      )}
      {answer && (
        <Text size="sm" fw={600}>
          {thread.answers[answer]}
        </Text>
      )}
      {hasFoot && (
        <div className={classes.foot}>
          {isEdited && (
            <Text size="xs" c="dimmed">
              {thread.edited}
            </Text>
          )}
          {isLast && (
            <Text component="time" dateTime={createdAt} size="xs" c="dimmed">
              {localTime(createdAt)}
            </Text>
          )}
          {isLastSeen && (
            <Text size="xs" c="dimmed" className={classes.seen ?? ''}>
              <IconChecks size={14} aria-hidden /> {thread.seen}
            </Text>
          )}
        </div>
      )}
    </li>
  );
}

function Bubble({ message, name }: BubbleProps) {
  const { isMine, content, body, lang, isDeleted } = message;
  return (
    <div
      className={classes.bubble}
      data-blank={content === '' || undefined}
      data-deleted={isDeleted || undefined}
    >
      <VisuallyHidden>{isMine ? thread.you : thread.them(name)}</VisuallyHidden>
      {content !== '' && <RichText text={richTextOf({ content, body })} lang={lang} />}
    </div>
  );
}

function DayName({ at }: { at: string }) {
  const { localWeekday } = useFormats();
  const ago = daysAgo(at);
  if (ago > 1) return localWeekday(at);
  return ago === 1 ? thread.yesterday : thread.today;
}
