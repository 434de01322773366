import type { AppRouter } from '@guildhall/api';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { type TRPCClient, TRPCClientError, type TRPCClientErrorLike } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { QueryClient } from '@tanstack/react-query';

/** Hooks for every procedure of the API. */
export const trpc = createTRPCReact<AppRouter>();

/** The same procedures for route loaders, outside of React. */
export function createUtils(queryClient: QueryClient, client: TRPCClient<AppRouter>) {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client });
}

export type Utils = ReturnType<typeof createUtils>;
export type Outputs = inferRouterOutputs<AppRouter>;
export type Inputs = inferRouterInputs<AppRouter>;
export type ApiError = TRPCClientErrorLike<AppRouter>;
export type ApiClient = TRPCClient<AppRouter>;

/** Whether an error of a mutation with several steps is one of the API. */
export const isApiError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;
