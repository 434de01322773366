import { parseMarkdown } from '@guildhall/markdown/parse';
import { RichText } from './RichText.tsx';

type Props = { markdown: string; hasHeadings?: boolean; hasPictures?: boolean; hasTopics?: boolean };

/** A text that is still being written, as its readers will see it. Brings the parser, so load it on demand. */
export function MarkdownPreview({
  markdown,
  hasHeadings = false,
  hasPictures = false,
  hasTopics = false,
}: Props) {
  return <RichText text={parseMarkdown(markdown, { hasHeadings, hasPictures, hasTopics })} />;
}
