import type { ComponentProps } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { MarkdownTextarea } from '../../ui/composer/MarkdownTextarea.tsx';

const MentionSuggestions = lazyChunk(() =>
  import('./MentionSuggestions.tsx').then((module) => ({ default: module.MentionSuggestions })),
);

type Props = Omit<ComponentProps<typeof MarkdownTextarea>, 'isArticle' | 'Suggestions'>;

/** A text field for Markdown that suggests members and businesses after an @. */
export function MentionTextarea(props: Props) {
  return <MarkdownTextarea {...props} Suggestions={MentionSuggestions} />;
}
