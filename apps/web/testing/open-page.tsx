import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { createBrowserClient } from '../src/app/browser-client.ts';
import { createPage } from '../src/app/create-page.ts';
import { Providers } from '../src/app/Providers.tsx';

/** Opens the app at a URL as a browser does; returns the router, to see where the viewer ends up. */
export function openPage(address: string) {
  const page = createPage(createBrowserClient());
  const router = createMemoryRouter(page.routes, { initialEntries: [address] });
  render(
    <Providers nonce="" queryClient={page.queryClient} client={page.client} env="test">
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, user: userEvent.setup({ delay: null }), queryClient: page.queryClient };
}
