import type { ReactNode } from 'react';
import type { Outputs } from '../../../lib/trpc.ts';
import { MessageRow } from '../MessageRow.tsx';
import classes from './FoundMessages.module.css';
import { threadMessages } from '../thread.messages.ts';

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
            {isMine && threadMessages.you}
            {marked(snippet)}
          </span>
        }
        createdAt={createdAt}
        relativeTime={relativeTime}
      />
    </li>
  );
}

/** Keyed by where each part ends in the text. */
function marked(snippet: Found['snippet']): ReactNode[] {
  let end = 0;
  return snippet.map(({ text, isMatch }) => {
    end += text.length;
    return isMatch ? <mark key={end}>{text}</mark> : text;
  });
}
