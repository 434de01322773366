import { parseMarkdown } from '@guildhall/markdown/parse';
import { useDebouncedValue } from '@mantine/hooks';
import { useSite } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { LinkPreview } from './LinkPreview.tsx';
import { previewPathIn } from './own-links.ts';

const WAIT_MS = 500;

/** The card of the first own link of a text that is being written. Brings the parser, so load it on demand. */
export function WrittenPreview({ markdown }: { markdown: string }) {
  const { origin } = useSite();
  const [written] = useDebouncedValue(markdown, WAIT_MS);
  const path = previewPathIn(parseMarkdown(written), origin);
  const { data } = trpc.previews.list.useQuery(
    { paths: path === null ? [] : [path] },
    { enabled: path !== null },
  );
  const [preview] = path === null ? [] : (data?.items ?? []);
  return preview ? <LinkPreview preview={preview} /> : null;
}
