import { Text } from '@mantine/core';
import { useState } from 'react';
import { useViewer } from '../../lib/useViewer.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { Thread } from './comment-threads.ts';
import type { CommentSubject } from './comment-subject.ts';
import type { Comment } from './comments.hooks.ts';
import classes from './CommentSection.module.css';
import { commentsMessages as messages } from './comments.messages.ts';

/** A comment with its replies, and the form to reply to any of them. */
export function CommentThread({ thread, subject }: { thread: Thread; subject: CommentSubject }) {
  const { first, replies } = thread;
  const { viewer } = useViewer();
  const [answered, setAnswered] = useState<Comment | null>(null);
  const item = (comment: Comment) => (
    <CommentItem
      comment={comment}
      subject={subject}
      {...(viewer && { onReply: () => setAnswered(comment) })}
    />
  );
  return (
    <li className={classes.thread}>
      {first ? (
        item(first)
      ) : (
        <Text size="sm" c="dimmed" className={classes.bubble ?? ''}>
          {messages.unavailable}
        </Text>
      )}
      {replies.length > 0 && (
        <ul className={classes.replies} aria-label={messages.replies(first?.author.name ?? null)}>
          {replies.map((reply) => (
            <li key={reply.id}>{item(reply)}</li>
          ))}
        </ul>
      )}
      {viewer && answered && (
        <div className={classes.replies}>
          <CommentForm
            takesFocus
            key={answered.id}
            subject={subject}
            answered={answered}
            viewer={viewer}
            onClose={() => setAnswered(null)}
          />
        </div>
      )}
    </li>
  );
}
