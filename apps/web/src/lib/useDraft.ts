import { useState } from 'react';
import type { Fields } from './draft-storage.ts';
import { useStoredDraft } from './useStoredDraft.ts';

/**
 * The values of a small form, kept as the viewer's draft of a place until they are submitted. A place names one form
 * about one thing, such as `comment:12`. `version` is that of the saved values, where there are versions.
 */
export function useDraft<T extends Fields>(place: string, saved: T, version?: number) {
  const { opened, keep, draftOf } = useStoredDraft(place, saved, version);
  const [typed, setTyped] = useState(opened);
  if (typed.id !== opened.id) setTyped(opened);
  const change = (changes: Partial<T>) => {
    const values = { ...typed.values, ...changes };
    setTyped({ ...typed, values });
    keep(values);
  };
  return { values: typed.values, change, ...draftOf(() => typed.values) };
}
