import type { AppRouter } from '@guildhall/api';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { type ReactNode, useCallback } from 'react';
import { CommunityTheme } from './CommunityTheme.tsx';
import { LazyToastRegion } from './LazyToastRegion.tsx';
import { NonceContext } from '../lib/nonce.ts';
import { trpc } from '../lib/trpc.ts';

type Props = {
  nonce: string;
  queryClient: QueryClient;
  client: TRPCClient<AppRouter>;
  /** Tests skip transitions. */
  env?: 'default' | 'test';
  children: ReactNode;
};

/** The providers around every page, the same on the server, in the browser and in tests. */
export function Providers({ nonce, queryClient, client, env = 'default', children }: Props) {
  const getNonce = useCallback(() => nonce, [nonce]);
  return (
    <NonceContext value={nonce}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <CommunityTheme env={env} getNonce={getNonce}>
            {children}
            <LazyToastRegion />
          </CommunityTheme>
        </QueryClientProvider>
      </trpc.Provider>
    </NonceContext>
  );
}
