import { Anchor } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { ProfileQuestion } from './ProfileQuestion.tsx';
import { StatementChip } from './StatementChip.tsx';
import classes from './Understood.module.css';
import type { Correction, Reading, Statement } from './understood.hooks.ts';
import { understoodMessages as messages } from './understood.messages.ts';

/** More are folded away, as who lists twenty services knows them. */
const SHOWN = 8;

type Props = {
  reading: Reading;
  statements: Statement[];
  /** Asks for what is missing; null asks nothing. */
  question: { kind: Exclude<Reading, 'excluded' | 'nothing'>; stored: string } | null;
  onCorrect: (correction: Correction) => void;
};

/** What was read as one kind, or the question about it. */
export function StatementGroup({ reading, statements, question, onCorrect }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (statements.length === 0 && !question) return null;
  const shown = isOpen || statements.length <= SHOWN + 1 ? statements : statements.slice(0, SHOWN);
  return (
    <div className={classes.group} data-asks={statements.length === 0 || undefined}>
      <h3 id={titleId} ref={title} tabIndex={-1} className={classes.kind}>
        {messages.groups[reading]}
      </h3>
      {statements.length > 0 ? (
        <ul className={classes.chips} aria-labelledby={titleId}>
          {shown.map((statement) => (
            <StatementChip
              key={statement.id}
              statement={statement}
              reading={reading}
              onRead={(readAs) => onCorrect({ statement, readAs, before: reading })}
            />
          ))}
          {shown.length < statements.length && (
            <li className={classes.more}>
              <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
                {messages.all(statements.length)}
              </Anchor>
            </li>
          )}
        </ul>
      ) : (
        question && <ProfileQuestion {...question} onSaved={() => title.current?.focus()} />
      )}
    </div>
  );
}
