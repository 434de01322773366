import type { ComponentProps } from 'react';
import { useMemo, useRef } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { MarkdownTextarea } from '../../ui/composer/MarkdownTextarea.tsx';
import { markdownAfterEdit, shownText } from './shown-text.ts';

const MentionTools = lazyChunk(() =>
  import('./MentionTools.tsx').then((module) => ({ default: module.MentionTools })),
);

type FieldProps = Omit<ComponentProps<typeof MarkdownTextarea>, 'isArticle' | 'markdown'>;
type Props = Omit<FieldProps, 'value' | 'onChange' | 'maxLength'> & {
  /** The Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  /** The most characters of Markdown. */
  maxLength: number;
};

/** A text field for Markdown that suggests members and businesses after an @, and shows mentions by their names. */
export function MentionTextarea({ value, onChange, maxLength, renderTools, ...props }: Props) {
  const shown = useMemo(() => shownText(value), [value]);
  // Mentions that were here once: undo brings back their names, and what they are is still known.
  const known = useRef(new Map<string, string>());
  const edit = ({ value: text, selectionEnd: caret }: HTMLTextAreaElement) => {
    for (const { start, end, markdown } of shown.mentions)
      known.current.set(shown.text.slice(start, end), markdown);
    onChange(markdownAfterEdit(shown, { text, caret }, known.current));
  };
  return (
    <MarkdownTextarea
      {...props}
      value={shown.text}
      markdown={value}
      maxLength={Math.max(0, maxLength - (value.length - shown.text.length))}
      onChange={(event) => edit(event.currentTarget)}
      renderTools={(field) => (
        <>
          <MentionTools
            field={field}
            shown={shown}
            onMention={(name, markdown) => known.current.set(name, markdown)}
          />
          {renderTools?.(field)}
        </>
      )}
    />
  );
}
