import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Router } from './create-router.ts';
import type { PageMeta } from '../lib/page-meta.ts';
import { ShellFallback } from './ShellFallback.tsx';

type Props = {
  path: string;
  head: PageMeta;
  /** Loads the chunk and the data of the page; called once, when the shell is hydrated. */
  load: () => Promise<Router>;
};

/** Shows the server-rendered shell until the chunk and the data of the page are loaded. */
export function HydrationGate({ path, head, load }: Props) {
  const [router, setRouter] = useState<Router | null>(null);
  const begin = useEffectEvent(() => load().then((made) => startTransition(() => setRouter(made))));
  useEffect(() => void begin(), []);
  return router ? <RouterProvider router={router} /> : <ShellFallback path={path} head={head} />;
}
