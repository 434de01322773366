import type { AppRouter } from '@guildhall/api';
import type { TRPCClient } from '@trpc/client';
import { createQueryClient } from '../lib/query-client.ts';
import { createRoutes } from './routes.tsx';
import { createUtils } from '../lib/trpc.ts';

/** What one page load consists of: a cache, a way to the API, and the routes that use both. */
export function createPage(client: TRPCClient<AppRouter>) {
  const queryClient = createQueryClient();
  const utils = createUtils(queryClient, client);
  return { client, queryClient, utils, routes: createRoutes(utils) };
}

export type Page = ReturnType<typeof createPage>;
