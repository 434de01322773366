import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { OwnArticlesPage } from './OwnArticlesPage.tsx';

const NewArticle = lazyChunk(() =>
  import('./NewArticle.tsx').then((module) => ({ default: module.NewArticle })),
);
const OwnArticlePage = lazyChunk(() =>
  import('./OwnArticlePage.tsx').then((module) => ({ default: module.OwnArticlePage })),
);

/** All articles of the viewer's own, or one of them, or a new one: one route, since every page loads the routes. */
export function YourArticlesPage() {
  const { id } = useParams();
  if (id === undefined) return <OwnArticlesPage />;
  return <Suspense>{id === 'new' ? <NewArticle /> : <OwnArticlePage key={id} id={Number(id)} />}</Suspense>;
}
