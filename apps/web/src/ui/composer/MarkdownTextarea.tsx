import { Textarea, type TextareaProps } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import classes from './MarkdownTextarea.module.css';

const FormatBar = lazyChunk(() =>
  import('./FormatBar.tsx').then((module) => ({ default: module.FormatBar })),
);

type Props = TextareaProps & {
  /** For articles: with headings, and without a preview, since their editor has one. */
  isArticle?: boolean;
  /** For posts: the preview shows their topics. */
  hasTopics?: boolean;
  /** What suggests or uploads what to insert at the caret; from the first focus on. */
  renderTools?: (field: HTMLTextAreaElement) => ReactNode;
  /** The Markdown to preview, where the field shows something else. */
  markdown?: string;
};

/** A text field for Markdown. Its toolbar, shortcuts and preview are loaded when it is first focused. */
export function MarkdownTextarea({
  isArticle = false,
  hasTopics = false,
  renderTools,
  markdown,
  className,
  ...props
}: Props) {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const value = markdown ?? String(props.value ?? '');
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
            <FormatBar field={field} value={value} isArticle={isArticle} hasTopics={hasTopics} />
            {renderTools?.(field)}
          </Suspense>
        </div>
      )}
    </div>
  );
}
