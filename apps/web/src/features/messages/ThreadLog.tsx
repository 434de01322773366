import { Text, VisuallyHidden } from '@mantine/core';
import { richTextOf } from '@guildhall/markdown';
import { useEffect, useRef } from 'react';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { PictureGrid } from '../attachments/PictureGrid.tsx';
import { MessageAbout } from './MessageAbout.tsx';
import type { ThreadMessage } from './messages.hooks.ts';
import { MessageTypeBadge } from './MessageTypeBadge.tsx';
import classes from './ThreadLog.module.css';
import { messagesMessages } from './messages.messages.ts';

const { thread } = messagesMessages;

type Props = {
  /** Oldest first. */
  messages: ThreadMessage[];
  name: string;
};

/** The messages of a conversation, scrolled to the newest at the bottom. */
export function ThreadLog({ messages, name }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const newestId = messages.at(-1)?.id;
  useEffect(() => {
    const element = log.current;
    if (element && newestId !== undefined) element.scrollTop = element.scrollHeight;
  }, [newestId]);
  return (
    <div ref={log} className={classes.log} role="log" tabIndex={0} aria-label={thread.log(name)}>
      <ol className={classes.items}>
        {messages.length === 0 && (
          <li>
            <Text size="sm" c="dimmed" ta="center">
              {thread.empty}
            </Text>
          </li>
        )}
        {messages.map(({ id, isMine, content, body, pictures, type, about, createdAt, relativeTime }) => (
          <li key={id} className={classes.item} {...(isMine && { 'data-mine': true })}>
            <MessageAbout about={about} />
            <div className={classes.bubble} data-blank={content === '' || undefined}>
              <VisuallyHidden>{isMine ? thread.you : thread.them(name)}</VisuallyHidden>
              {content !== '' && <RichText text={richTextOf({ content, body })} />}
            </div>
            {pictures.length > 0 && (
              <div className={classes.pictures}>
                <PictureGrid pictures={pictures} />
              </div>
            )}
            <div className={classes.foot}>
              {type !== 'other' && <MessageTypeBadge type={type} />}
              <Text component="span" size="xs" c="dimmed">
                <RelativeTime at={createdAt} text={relativeTime} />
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
