import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { ArticlesList } from './ArticlesList.tsx';

const ArticleEditor = lazyChunk(() =>
  import('./ArticleEditor.tsx').then((module) => ({ default: module.ArticleEditor })),
);

/** The list of articles, or the editor of the one in the URL. */
export function ArticlesTab() {
  const { value, set, clear } = useSearchParam('article');
  if (value === 'new') return <ArticleEditor id={null} onClose={clear} />;
  if (value !== null && /^\d{1,9}$/.test(value)) return <ArticleEditor id={Number(value)} onClose={clear} />;
  return <ArticlesList onCreate={() => set('new')} onEdit={(id) => set(String(id))} />;
}
