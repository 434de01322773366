import { useEffect, useEffectEvent, useState } from 'react';

/** What is being typed in a field, such as a name after its @, and where its sign stands. */
export type FieldQuery = { text: string; start: number };

/**
 * What is being typed in the field, and how to leave it alone until something else is begun.
 * @param queryAt what is being typed right before the caret
 */
export function useFieldQuery(
  field: HTMLTextAreaElement,
  queryAt: (value: string, caret: number) => FieldQuery | null,
): [FieldQuery | null, () => void] {
  const [query, setQuery] = useState<FieldQuery | null>(null);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const read = useEffectEvent(() => {
    const { selectionStart, selectionEnd, value } = field;
    const isTyping = document.activeElement === field && selectionStart === selectionEnd;
    const next = isTyping ? queryAt(value, selectionStart) : null;
    setQuery((last) => (last?.start === next?.start && last?.text === next?.text ? last : next));
    if (next === null) setDismissedAt(null);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onChange = () => read();
    field.addEventListener('input', onChange, { signal });
    field.addEventListener('blur', onChange, { signal });
    document.addEventListener('selectionchange', onChange, { signal });
    return () => listeners.abort();
  }, [field]);
  const shown = query?.start === dismissedAt ? null : query;
  return [shown, () => setDismissedAt(query?.start ?? null)];
}
