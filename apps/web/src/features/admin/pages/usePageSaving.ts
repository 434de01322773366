import type { EditedPage } from './pages.hooks.ts';

type Saving = {
  error: { message: string; data?: { code?: string; issues?: unknown } | null | undefined } | null;
  reset: () => void;
};

/** What saving a draft and publishing have in common: their error, and going on after someone else has saved. */
export function usePageSaving(saving: Saving, publication: Saving, onSaved: (page: EditedPage) => void) {
  const error = saving.error ?? publication.error;
  const isOutdated = error?.data?.code === 'CONFLICT' && error.data.issues === undefined;
  const reset = () => {
    saving.reset();
    publication.reset();
  };
  const continueWith = (theirs: EditedPage) => {
    reset();
    onSaved(theirs);
  };
  return { error, isOutdated, reset, continueWith };
}
