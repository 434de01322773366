import { useEffect, useEffectEvent, useState } from 'react';
import {
  type Fields,
  deleteDraft,
  deleteExpiredDrafts,
  draftKey,
  hasDraft,
  isSame,
  openDraft,
  storeDraft,
} from './draft-storage.ts';
import { useHydrated } from './useHydrated.ts';
import { useViewer } from './useViewer.ts';

/** What a form shows about its draft, and does with it. */
export type Draft = {
  /** The form opened with what was typed before. */
  isRestored: boolean;
  isOutdated: boolean;
  /** False when the browser could not store what was typed last. */
  isStored: boolean;
  /** After the form was submitted: forgets the draft. It may be called after the form was closed. */
  clear: () => void;
  /** Forgets the draft and shows the saved values again. */
  reset: () => void;
};

/** Where the viewer's draft of a place is stored; null for a visitor and before hydration. */
function useDraftKey(place: string): string | null {
  const { viewer } = useViewer();
  const isHydrated = useHydrated();
  return viewer && isHydrated ? draftKey(viewer.id, place) : null;
}

/**
 * The draft of one form, in the browser's storage. While nothing was typed here, the form follows the saved values and
 * what is typed into the same form in another tab; afterwards nothing changes under the member's hands.
 */
export function useStoredDraft<T extends Fields>(place: string, saved: T) {
  const memberKey = useDraftKey(place);
  const [opened, setOpened] = useState(() => openDraft(memberKey, saved));
  const [isChanged, setChanged] = useState(false);
  const [isStored, setStored] = useState(true);
  // A session that ends does not empty the form.
  const key = memberKey ?? opened.key;
  const open = () => {
    setOpened(openDraft(key, saved));
    setChanged(false);
    setStored(true);
  };
  // What was typed before the member was known becomes the member's draft.
  if (opened.key === null && key !== null && isChanged) setOpened({ ...opened, key });
  else if (key !== opened.key || (!isChanged && !isSame(saved, opened.saved))) open();

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
  const { isRestored, isOutdated } = opened;
  const draft: Draft = { isRestored, isOutdated, isStored, clear, reset };
  return { opened, keep, draft };
}

/** Whether something was typed at a place and not submitted. */
export function useHasDraft(place: string): boolean {
  const key = useDraftKey(place);
  return key !== null && hasDraft(key);
}
