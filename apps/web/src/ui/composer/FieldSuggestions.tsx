import { VisuallyHidden } from '@mantine/core';
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { isComposing } from '../../lib/keys.ts';
import { FieldOption } from './FieldOption.tsx';
import classes from './FieldSuggestions.module.css';
import type { FieldQuery } from './useFieldQuery.ts';

type Props<Item> = {
  field: HTMLTextAreaElement;
  /** Null: nothing is being typed that could be completed. */
  query: FieldQuery | null;
  items: Item[];
  keyOf: (item: Item) => string;
  label: string;
  /** What is read out. */
  found: (count: number) => string;
  renderItem: (item: Item) => ReactNode;
  /** Whether Enter takes the first item before an arrow key was pressed; else it begins a line, as ever. */
  isFirstChosen: boolean;
  onChoose: (item: Item) => void;
  onDismiss: () => void;
};

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const NONE = -1;

/**
 * The list below a text field while something is typed that it can complete. The focus stays in the field: it names the
 * current option by `aria-activedescendant`.
 */
export function FieldSuggestions<Item>({
  field,
  query,
  items,
  keyOf,
  label,
  found,
  renderItem,
  isFirstChosen,
  onChoose,
  onDismiss,
}: Props<Item>) {
  const id = useId();
  const text = query?.text.trim() ?? '';
  const first = isFirstChosen ? 0 : NONE;
  const [chosen, setChosen] = useState({ text: '', index: first });
  const current = chosen.text === text ? Math.min(chosen.index, items.length - 1) : first;
  const isOpen = query !== null && items.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const item = items[current];
    const isTaken = event.key === 'Escape' || (event.key === 'Enter' && item !== undefined);
    if (step === undefined && !isTaken) return;
    event.preventDefault();
    // Enter and Escape mean something else to the form around.
    event.stopPropagation();
    if (step !== undefined) {
      const from = current === NONE && step < 0 ? 0 : current;
      setChosen({ text, index: (from + step + items.length) % items.length });
    } else if (event.key === 'Enter' && item !== undefined) onChoose(item);
    else onDismiss();
  });
  useEffect(() => {
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field]);
  useEffect(() => {
    field.setAttribute('aria-autocomplete', 'list');
  }, [field]);
  const activeId = isOpen && current !== NONE ? optionId(current) : null;
  useEffect(() => {
    if (!isOpen) return undefined;
    field.setAttribute('aria-controls', id);
    return () => field.removeAttribute('aria-controls');
  }, [field, id, isOpen]);
  useEffect(() => {
    if (activeId === null) return undefined;
    field.setAttribute('aria-activedescendant', activeId);
    document.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
    return () => field.removeAttribute('aria-activedescendant');
  }, [field, activeId]);

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
      <VisuallyHidden role="status">{isOpen && found(items.length)}</VisuallyHidden>
      {isOpen && (
        <div
          ref={setList}
          id={id}
          role="listbox"
          aria-label={label}
          className={classes.list}
          style={floatingStyles}
        >
          {items.map((item, index) => (
            <FieldOption
              key={keyOf(item)}
              id={optionId(index)}
              isCurrent={index === current}
              onChoose={() => onChoose(item)}
            >
              {renderItem(item)}
            </FieldOption>
          ))}
        </div>
      )}
    </>
  );
}
