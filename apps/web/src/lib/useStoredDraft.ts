import { useEffect, useEffectEvent, useState } from 'react';
import { draftKey } from './draft-key.ts';
import {
  type Change,
  type Fields,
  deleteDraft,
  deleteExpiredDrafts,
  hasDraft,
  isSame,
  openDraft,
  rebaseDraft,
  storeDraft,
} from './draft-storage.ts';
import { useHydrated } from './useHydrated.ts';
import { useViewer } from './useViewer.ts';

/** What a form shows about its draft, and does with it. */
export type Draft = {
  /** The form opened with what was typed before. */
  isRestored: boolean;
  /** The fields that were changed elsewhere. */
  changes: Change[];
  /** A submit was rejected because of them. */
  isConflict: boolean;
  /** The version that an edit starts from. */
  version: number | undefined;
  /** False when the browser could not store what was typed last. */
  isStored: boolean;
  /** After the form was submitted: forgets the draft. It may be called after the form was closed. */
  clear: () => void;
  /** Forgets the draft and shows the saved values again. */
  reset: () => void;
  /** Ends the conflict: with what was typed, or with what was saved elsewhere in its place. */
  resolve: (winner: 'typed' | 'saved') => void;
};

/** Where the viewer's draft of a place is stored; null for a visitor and before hydration. */
function useDraftKey(place: string): string | null {
  const { viewer } = useViewer();
  const isHydrated = useHydrated();
  return viewer && isHydrated ? draftKey(viewer.id, place) : null;
}

/**
 * The draft of one form, in the browser's storage. While nothing was typed here, the form follows the saved values and
 * what is typed into the same form in another tab; afterwards nothing changes under the member's hands. `draftOf` takes
 * what the form holds; `base` are the saved values that this differs from.
 */
export function useStoredDraft<T extends Fields>(place: string, saved: T, version?: number) {
  const memberKey = useDraftKey(place);
  const [opened, setOpened] = useState(() => openDraft(memberKey, saved, version));
  // After a conflict the form shows newer values than the query that it follows.
  const [followed, setFollowed] = useState({ saved, version });
  const [isChanged, setChanged] = useState(false);
  const [isStored, setStored] = useState(true);
  const [isConflict, setConflict] = useState(false);
  // A session that ends does not empty the form.
  const key = memberKey ?? opened.key;
  const open = () => {
    setOpened(openDraft(key, saved, version));
    setFollowed({ saved, version });
    setChanged(false);
    setStored(true);
    setConflict(false);
  };
  // What was typed before the member was known becomes the member's draft.
  if (opened.key === null && key !== null && isChanged) setOpened({ ...opened, key });
  else if (key !== opened.key || (!isChanged && !isSame({ saved, version }, followed))) open();

  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (event.key === key && !isChanged) open();
  });
  useEffect(() => {
    deleteExpiredDrafts();
    const listen = (event: StorageEvent) => onStorage(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  const keep = (values: T) => {
    if (!isChanged && isSame(values, opened.values)) return;
    setChanged(true);
    setStored(storeDraft(opened, values));
  };
  const clear = () => {
    deleteDraft(key);
    setChanged(false);
  };
  const reset = () => {
    deleteDraft(key);
    open();
  };
  const draftOf = (getValues: () => T) => {
    const replace = (values: T, current: T, currentVersion?: number) => {
      const next = rebaseDraft(opened, values, current, currentVersion);
      setOpened(next);
      setChanged(next.isRestored);
      setStored(storeDraft(next, next.values));
    };
    /** After a conflict: puts what was typed on top of what was saved elsewhere. */
    const rebase = (current: T, currentVersion: number) => {
      replace(getValues(), current, currentVersion);
      setConflict(true);
    };
    const resolve = (winner: 'typed' | 'saved') => {
      const values = { ...getValues() };
      if (winner === 'saved')
        for (const field in values)
          if (changes.some((change) => change.field === field)) values[field] = opened.saved[field];
      replace(values, opened.saved, opened.version);
      setConflict(false);
    };
    const { isRestored, changes, version: openedVersion } = opened;
    const state = { isRestored, changes, isConflict, version: openedVersion, isStored };
    const draft: Draft = { ...state, clear, reset, resolve };
    return { draft, rebase, base: opened.saved };
  };
  return { opened, keep, draftOf };
}

/** Whether something was typed at a place and not submitted. */
export function useHasDraft(place: string): boolean {
  const key = useDraftKey(place);
  return key !== null && hasDraft(key);
}
