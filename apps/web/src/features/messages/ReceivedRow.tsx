import type { ReactNode } from 'react';
import type { Outputs } from '../../lib/trpc.ts';
import { previewText } from '../attachments/preview-text.ts';
import { MessageRow } from './MessageRow.tsx';

type Props = {
  message: Outputs['messages']['list']['items'][number];
  /** Shown beside the name. */
  badges?: ReactNode;
};

/** One received message in a list. */
export function ReceivedRow({ message, badges }: Props) {
  const { sender, about, createdAt, relativeTime, unread } = message;
  return (
    <li>
      <MessageRow
        person={sender}
        hasJob
        text={previewText(message)}
        about={about}
        createdAt={createdAt}
        relativeTime={relativeTime}
        unread={unread ? 1 : 0}
        badges={badges}
      />
    </li>
  );
}
