import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { truncate } from '../../../lib/truncate.ts';
import { StatementGroup } from './StatementGroup.tsx';
import classes from './Understood.module.css';
import { FIELDS, type Understood as Read, useCorrectUnderstood } from './understood.hooks.ts';
import { understoodMessages as messages } from './understood.messages.ts';

const KINDS = ['offer', 'audience', 'need'] as const;
const LONG = 60;

type Props = {
  read: Read;
  member: CurrentUser;
  /** Asks for the kinds that the profile says nothing of; not inside another form. */
  asks: boolean;
};

/** What was read of the member's own profile, to be corrected, and what is missing. */
export function Understood({ read, member, asks }: Props) {
  const { correct, undo, last, isPending } = useCorrectUnderstood();
  const root = useRef<HTMLDivElement>(null);
  const former = useRef(last);
  // The chip that had the focus has moved or gone, and so has the button that moved it back.
  useEffect(() => {
    const statement = (last ? null : former.current)?.statement.id;
    former.current = last;
    const target = last ? '[data-undo]' : statement && `[data-statement="${CSS.escape(statement)}"] button`;
    if (target) root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [last]);
  const questionOf = (kind: (typeof KINDS)[number]) => {
    const isLeftOut = read.nothing.some(({ writtenAs }) => writtenAs === kind);
    // Who looks for "cafés that need a website" has answered, and was read: as one who wants them as clients.
    const isReadOtherwise = [...KINDS, 'nothing' as const].some((reading) =>
      read[reading].some(({ field }) => field === FIELDS[kind]),
    );
    return asks && !isLeftOut && !isReadOtherwise ? { kind, stored: member[FIELDS[kind]] ?? '' } : null;
  };
  return (
    <div className={classes.groups} ref={root} aria-busy={isPending}>
      {KINDS.map((kind) => (
        <StatementGroup
          key={kind}
          reading={kind}
          statements={read[kind]}
          question={questionOf(kind)}
          onCorrect={correct}
        />
      ))}
      <StatementGroup reading="excluded" statements={read.excluded} question={null} onCorrect={correct} />
      <StatementGroup reading="nothing" statements={read.nothing} question={null} onCorrect={correct} />
      <div className={classes.done}>
        <span role="status">{last && messages.done[last.readAs](truncate(last.statement.text, LONG))}</span>
        {last && (
          <Button data-undo size="compact-sm" variant="default" onClick={() => undo(last)}>
            {messages.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
