import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { createBrowserClient } from '../src/app/browser-client.ts';
import { createPage } from '../src/app/create-page.ts';
import { Providers } from '../src/app/Providers.tsx';

/** Opens the product at an address, as a reader's browser does; answers the router, to see where they end up. */
export function openPage(address: string) {
  const page = createPage(createBrowserClient());
  const router = createMemoryRouter(page.routes, { initialEntries: [address] });
  render(
    <Providers nonce="" queryClient={page.queryClient} client={page.client} env="test">
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, user: userEvent.setup(), queryClient: page.queryClient };
}
