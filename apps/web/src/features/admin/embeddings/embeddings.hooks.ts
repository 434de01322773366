import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { embeddingsMessages as messages } from './embeddings.messages.ts';

export type EmbeddingsStatus = NonNullable<Outputs['admin']['embeddings']['status']>;

const POLL_MS = 3_000;
/** How long the answer to a try may take to appear. */
const TRY_MS = 40_000;

/** Asks the service again at once. */
export function useTryEmbeddings() {
  return trpc.admin.embeddings.tryNow.useMutation({
    onSuccess: () => toast(messages.tried),
    onError: showError,
  });
}

/** Where the service stands; refreshed while something is under way. `triedAt` is when it was last tried. */
export const useEmbeddingsStatus = (triedAt: number) =>
  trpc.admin.embeddings.status.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) =>
      data && (data.done < data.total || Date.now() - triedAt < TRY_MS) ? POLL_MS : false,
  });
