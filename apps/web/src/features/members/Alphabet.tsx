import { Link, useSearchParams } from 'react-router-dom';
import classes from './Alphabet.module.css';
import { addressWith } from '../../lib/address-with.ts';
import { OTHER_ALPHABETS } from './members-filter.ts';
import { membersMessages } from './members.messages.ts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz'.split('');

const { letters: messages } = membersMessages;

type Props = { chosen: string | undefined; letters: string[] | undefined };

/** The initials of last names as links, so that each can be shared; those that nobody has are no links. */
export function Alphabet({ chosen, letters }: Props) {
  const [params] = useSearchParams();
  const addressOf = (letter: string | undefined) => addressWith(params, { letter });
  const initials = letters?.includes(OTHER_ALPHABETS) ? [...LATIN, OTHER_ALPHABETS] : LATIN;
  return (
    <nav aria-label={messages.label}>
      <ul className={classes.root}>
        <li>
          <Initial label={messages.allNames} isChosen={chosen === undefined} to={addressOf(undefined)}>
            {messages.all}
          </Initial>
        </li>
        {initials.map((letter) => {
          const isOther = letter === OTHER_ALPHABETS;
          const shown = isOther ? messages.other : letter.toUpperCase();
          const isLink = letter === chosen || letters === undefined || letters.includes(letter);
          return (
            <li key={letter}>
              {isLink ? (
                <Initial
                  label={isOther ? messages.otherAlphabets : messages.from(shown)}
                  isChosen={letter === chosen}
                  to={addressOf(letter)}
                >
                  {shown}
                </Initial>
              ) : (
                <span className={classes.none} aria-hidden>
                  {shown}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type InitialProps = { label: string; isChosen: boolean; to: { search: string }; children: string };

function Initial({ label, isChosen, to, children }: InitialProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={classes.letter}
      aria-label={label}
      aria-current={isChosen ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
