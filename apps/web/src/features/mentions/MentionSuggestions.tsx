import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { mentionMarkdown } from '@guildhall/markdown';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { editField } from '../../ui/composer/edit-field.ts';
import { MentionOption } from './MentionOption.tsx';
import classes from './MentionSuggestions.module.css';
import { mentionsMessages as messages } from './mentions.messages.ts';
import type { ShownText } from './shown-text.ts';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';
import { useMentionQuery } from './useMentionQuery.ts';
import { isComposing } from '../../lib/keys.ts';

const WAIT_MS = 150;

type Props = {
  field: HTMLTextAreaElement;
  shown: ShownText;
  /** Called before the name is typed into the field. */
  onMention: (name: string, markdown: string) => void;
};

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The list below a text field while a mention is typed. The focus stays in the field: it names the current option by
 * `aria-activedescendant`.
 */
export function MentionSuggestions({ field, shown, onMention }: Props) {
  const id = useId();
  const [typed, dismiss] = useMentionQuery(field);
  // What is a mention already is not being typed.
  const query = shown.mentions.some(({ start }) => start === typed?.start) ? null : typed;
  const text = query?.text.trim() ?? '';
  const [searched] = useDebouncedValue(text, WAIT_MS);
  // Suggestions for an earlier text would replace what was typed since.
  const suggestions = useSuggestions(searched === text ? text : '');
  const [chosen, setChosen] = useState({ text: '', index: 0 });
  const current = chosen.text === text ? Math.min(chosen.index, suggestions.length - 1) : 0;
  const isOpen = query !== null && suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const insert = (suggestion: Suggestion | undefined) => {
    if (!query || !suggestion) return;
    const name = `@${suggestion.name}`;
    onMention(name, mentionMarkdown(suggestion));
    const inserted = `${name} `;
    const { start } = query;
    const caret = start + inserted.length;
    const end = start + 1 + query.text.length;
    editField(field, { start, end, text: inserted, selectStart: caret, selectEnd: caret });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    // Enter and Escape mean something else to the form around.
    event.stopPropagation();
    if (step !== undefined)
      setChosen({ text, index: (current + step + suggestions.length) % suggestions.length });
    else if (event.key === 'Enter') insert(suggestions[current]);
    else dismiss();
  });
  useEffect(() => {
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field]);
  const activeId = isOpen ? optionId(current) : null;
  useEffect(() => {
    field.setAttribute('aria-autocomplete', 'list');
    if (activeId === null) {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
      return;
    }
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-activedescendant', activeId);
    document.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, id, activeId]);

  const [list, setList] = useState<HTMLDivElement | null>(null);
  const { floatingStyles } = useFloating({
    open: isOpen,
    elements: { reference: field, floating: list },
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [offset(4), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  return (
    <>
      <VisuallyHidden role="status">{isOpen && messages.found(suggestions.length)}</VisuallyHidden>
      {isOpen && (
        <div
          ref={setList}
          id={id}
          role="listbox"
          aria-label={messages.list}
          className={classes.list}
          style={floatingStyles}
        >
          {suggestions.map((suggestion, index) => (
            <MentionOption
              key={`${suggestion.kind}:${suggestion.id}`}
              id={optionId(index)}
              suggestion={suggestion}
              isCurrent={index === current}
              onChoose={() => insert(suggestion)}
            />
          ))}
        </div>
      )}
    </>
  );
}
