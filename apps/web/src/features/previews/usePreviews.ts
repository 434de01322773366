import type { RichText } from '@guildhall/markdown';
import { useSite } from '../../lib/site.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { previewInputs, previewPathOf } from './own-links.ts';

export type Preview = Outputs['previews']['list']['items'][number];
type Text = { content: string; body: RichText | null };

/** What the first link of each text shows: nothing for links to other sites, and to pages that the reader may not see. */
export function usePreviews(texts: Text[]): (text: Text) => Preview | undefined {
  const { origin } = useSite();
  const queries = trpc.useQueries((t) => previewInputs(texts, origin).map((input) => t.previews.list(input)));
  const found = new Map(queries.flatMap(({ data }) => data?.items ?? []).map((item) => [item.path, item]));
  return (text) => found.get(previewPathOf(text, origin) ?? '');
}
