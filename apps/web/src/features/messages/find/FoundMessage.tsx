import type { Outputs } from '../../../lib/trpc.ts';
import { MessageRow } from '../MessageRow.tsx';
import { messagesMessages } from '../messages.messages.ts';
import classes from './FoundMessages.module.css';

type Found = Outputs['messages']['conversations']['search']['items'][number];
type Props = { found: Found; to: string; isChosen: boolean };

/** One message, with the words that were found marked. */
export function FoundMessage({ found, to, isChosen }: Props) {
  const { person, isMine, snippet, createdAt, relativeTime } = found;
  return (
    <li>
      <MessageRow
        person={person}
        to={to}
        isChosen={isChosen}
        text={
          <span className={classes.snippet}>
            {isMine && messagesMessages.thread.you}
            {snippet.map(({ text, isMatch }, index) =>
              // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which never move
              isMatch ? <mark key={index}>{text}</mark> : text,
            )}
          </span>
        }
        createdAt={createdAt}
        relativeTime={relativeTime}
      />
    </li>
  );
}
