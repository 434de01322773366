import type { AppRouter } from '@guildhall/api';
import type { TRPCClient } from '@trpc/client';
import { createQueryClient } from '../lib/query-client.ts';
import { createRoutes } from './routes.tsx';
import { createUtils } from '../lib/trpc.ts';

/** Everything a page load needs: the query cache, the API client and the routes. */
export function createPage(client: TRPCClient<AppRouter>) {
  const queryClient = createQueryClient();
  const utils = createUtils(queryClient, client);
  return { client, queryClient, utils, routes: createRoutes(utils) };
}

export type Page = ReturnType<typeof createPage>;
