import './app/styles.ts';
import { hydrate } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { HydrationGate } from './app/HydrationGate.tsx';
import { createBrowserClient } from './app/browser-client.ts';
import { createPage } from './app/create-page.ts';
import { createRouter, whenReady } from './app/create-router.ts';
import { Document } from './app/Document.tsx';
import { takePageState } from './app/page-state.ts';
import { DEFAULT_META } from './lib/page-meta.ts';
import { Providers } from './app/Providers.tsx';

const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
// The scroll lock of dialogs adds a style element of its own.
setNonce(nonce);

// The content security policy forbids eval, which zod would use for speed as soon as it is loaded. It reads its
// settings from here; importing it to set them would add it to the initial bundle.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const page = createPage(createBrowserClient());

/** Hydrates in a transition, so that React yields to scrolling and clicks in between. */
const hydrateDocument = (children: ReactNode) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document nonce={nonce}>
          <Providers nonce={nonce} queryClient={page.queryClient} client={page.client}>
            {children}
          </Providers>
        </Document>
      </StrictMode>,
    );
  });

async function start() {
  const state = takePageState(document);
  hydrate(page.queryClient, state.queries ?? {});
  if (state.rendered) {
    const router = await createRouter(page.routes, state);
    hydrateDocument(<RouterProvider router={router} />);
    return;
  }
  const load = () => createRouter(page.routes, state).then(whenReady);
  const { auth, site } = page.utils;
  const isComplete = auth.me.getData() !== undefined && site.config.getData() !== undefined;
  // What the server did not know in time must not arrive while the shell that lacks it is hydrated.
  let loading = isComplete ? load() : undefined;
  const { head = DEFAULT_META } = state;
  hydrateDocument(
    <HydrationGate path={window.location.pathname} head={head} load={() => (loading ??= load())} />,
  );
}

void start();
