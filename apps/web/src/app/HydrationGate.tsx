import { startTransition, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Router } from './create-router.ts';
import type { PageMeta } from '../lib/page-meta.ts';
import { ShellFallback } from './ShellFallback.tsx';

type Props = { path: string; head: PageMeta; ready: Promise<Router> };

/** Shows the server-rendered shell until the chunk and the data of the page are loaded. */
export function HydrationGate({ path, head, ready }: Props) {
  const [router, setRouter] = useState<Router | null>(null);
  useEffect(() => void ready.then((made) => startTransition(() => setRouter(made))), [ready]);
  return router ? <RouterProvider router={router} /> : <ShellFallback path={path} head={head} />;
}
