import type { Attachment } from '@guildhall/api/files/attachments/attachments.schema';
import { type RichText, plainText, richTextOf } from '@guildhall/markdown';
import { shownPicturesMessages as messages } from './shown-pictures.messages.ts';

type Written = { content: string; body: RichText | null; pictures: Attachment[] };

/** A post or message as plain text; one of pictures alone says so. */
export function previewText({ content, body, pictures }: Written): string {
  if (content !== '' || pictures.length === 0) return plainText(richTextOf({ content, body }));
  const alt = pictures.map((picture) => picture.alt).find((text) => text !== '');
  return messages.preview(pictures.length, alt);
}
