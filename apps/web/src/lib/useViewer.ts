import { type Outputs, trpc } from './trpc.ts';

export type CurrentUser = NonNullable<Outputs['auth']['me']>;

export type ViewerState =
  | { status: 'loading'; viewer: null }
  | { status: 'authenticated'; viewer: CurrentUser }
  | { status: 'anonymous'; viewer: null };

/** Who is looking at the page. When the question itself fails, the reader counts as signed out. */
export function useViewer(): ViewerState {
  const { data, isPending } = trpc.auth.me.useQuery();
  if (isPending) return { status: 'loading', viewer: null };
  return data ? { status: 'authenticated', viewer: data } : { status: 'anonymous', viewer: null };
}
