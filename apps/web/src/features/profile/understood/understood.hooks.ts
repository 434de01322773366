import { useState } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';

export type Understood = Outputs['profile']['understood'];
export type Statement = Understood['need'][number];
export type Reading = Inputs['profile']['correctUnderstood']['corrections'][number]['readAs'];

/** The field of the profile that asks for each kind of statement. */
export const FIELDS = { offer: 'servicesOffered', audience: 'targetAudience', need: 'lookingFor' } as const;

/** A correction that was just made, and what its statement was read as before. */
export type Correction = { statement: Statement; readAs: Reading; before: Reading };

/** Corrects how a statement is read; the matches are fetched again. `last` can be undone. */
export function useCorrectUnderstood() {
  const utils = trpc.useUtils();
  const [last, setLast] = useState<Correction | null>(null);
  const { mutate, isPending } = trpc.profile.correctUnderstood.useMutation({
    onSuccess(read) {
      utils.profile.understood.setData(undefined, read);
      return Promise.all([utils.dashboard.recommendations.invalidate(), utils.network.invalidate()]);
    },
    onError(error) {
      showError(error);
      void utils.profile.understood.invalidate();
    },
  });

  const correct = (correction: Correction) =>
    !isPending &&
    mutate(
      { corrections: [{ id: correction.statement.id, readAs: correction.readAs }] },
      { onSuccess: () => setLast(correction) },
    );
  const undo = ({ statement, before }: Correction) =>
    !isPending &&
    mutate({ corrections: [{ id: statement.id, readAs: before }] }, { onSuccess: () => setLast(null) });
  return { correct, undo, last, isPending };
}
