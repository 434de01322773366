import { Textarea, type TextareaProps } from '@mantine/core';
import { type ComponentType, Suspense, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import classes from './MarkdownTextarea.module.css';

const FormatBar = lazyChunk(() =>
  import('./FormatBar.tsx').then((module) => ({ default: module.FormatBar })),
);

type Props = TextareaProps & {
  /** For articles: with headings, and without a preview, since their editor has one. */
  isArticle?: boolean;
  /** Suggests or uploads what to insert at the caret. */
  Suggestions?: ComponentType<{ field: HTMLTextAreaElement }>;
};

/** A text field for Markdown. Its toolbar, shortcuts and preview are loaded when it is first focused. */
export function MarkdownTextarea({ isArticle = false, Suggestions, className, ...props }: Props) {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const value = String(props.value ?? '');
  return (
    <div
      className={className}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) setField(target);
      }}
    >
      <Textarea {...props} />
      {field && (
        <div className={classes.tools}>
          <Suspense>
            <FormatBar field={field} value={value} isArticle={isArticle} />
            {Suggestions && <Suggestions field={field} />}
          </Suspense>
        </div>
      )}
    </div>
  );
}
