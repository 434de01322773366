import { startTransition, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Router } from './create-router.ts';
import type { HeadFacts } from './head-facts.ts';
import { ShellPage } from './ShellPage.tsx';

type Props = { path: string; head: HeadFacts; ready: Promise<Router> };

/** Shows the shell that the server rendered until the page behind it can be drawn. */
export function BehindShell({ path, head, ready }: Props) {
  const [router, setRouter] = useState<Router | null>(null);
  useEffect(() => void ready.then((made) => startTransition(() => setRouter(made))), [ready]);
  return router ? <RouterProvider router={router} /> : <ShellPage path={path} head={head} />;
}
