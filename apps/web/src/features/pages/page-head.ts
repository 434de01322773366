import { plainText } from '@guildhall/markdown';
import type { PageMeta } from '../../lib/page-meta.ts';
import { truncate } from '../../lib/truncate.ts';
import type { Outputs } from '../../lib/trpc.ts';

const PREVIEW_LENGTH = 200;

export const pageHead = ({ title, body }: Outputs['pages']['get']): PageMeta => ({
  title,
  description: truncate(plainText(body), PREVIEW_LENGTH),
});
