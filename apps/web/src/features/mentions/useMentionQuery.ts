import { useEffect, useState } from 'react';
import { type MentionQuery, mentionQueryAt } from './mention-query.ts';

/** The mention that is being typed in the field, and how to leave it alone until another one is begun. */
export function useMentionQuery(field: HTMLTextAreaElement): [MentionQuery | null, () => void] {
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const read = () => {
      const { selectionStart, selectionEnd, value } = field;
      const isTyping = document.activeElement === field && selectionStart === selectionEnd;
      const next = isTyping ? mentionQueryAt(value, selectionStart) : null;
      setQuery((last) => (last?.start === next?.start && last?.text === next?.text ? last : next));
      if (next === null) setDismissedAt(null);
    };
    field.addEventListener('input', read, { signal });
    field.addEventListener('blur', read, { signal });
    document.addEventListener('selectionchange', read, { signal });
    return () => listeners.abort();
  }, [field]);
  const shown = query?.start === dismissedAt ? null : query;
  return [shown, () => setDismissedAt(query?.start ?? null)];
}
