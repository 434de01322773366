import { useState } from 'react';
import { AdminCards } from '../shared/AdminList.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { type Objection, type Outcome, useObjections } from './moderation.hooks.ts';
import { moderationMessages } from './moderation.messages.ts';
import { ObjectionCard } from './ObjectionCard.tsx';

const { objections: messages } = moderationMessages;

/** Decisions that members object to. */
export function ObjectionList() {
  const objections = useObjections('open');
  const [pending, setPending] = useState<{ objection: Objection; outcome: Outcome } | null>(null);
  return (
    <>
      <AdminCards query={objections} noun={messages.noun} isFiltered={false} empty={messages.empty}>
        {(objection) => (
          <ObjectionCard
            key={objection.id}
            objection={objection}
            onAnswer={(outcome) => setPending({ objection, outcome })}
          />
        )}
      </AdminCards>
      {pending && <AnswerDialog {...pending} onClose={() => setPending(null)} />}
    </>
  );
}
