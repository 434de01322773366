import { type Outputs, trpc } from './trpc.ts';

export type CurrentUser = NonNullable<Outputs['auth']['me']>;

export type ViewerState =
  | { status: 'loading'; viewer: null }
  | { status: 'authenticated'; viewer: CurrentUser }
  | { status: 'anonymous'; viewer: null };

/** The signed-in member, or null for a visitor. If the query fails, the viewer counts as signed out. */
export function useViewer(): ViewerState {
  const { data, isPending } = trpc.auth.me.useQuery();
  if (isPending) return { status: 'loading', viewer: null };
  return data ? { status: 'authenticated', viewer: data } : { status: 'anonymous', viewer: null };
}
