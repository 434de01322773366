import { useQuery } from '@tanstack/react-query';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { mergeMessages as messages } from './merge.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

export type Merge = Outputs['admin']['users']['merge']['preview'];

const FOUND = 6;

/** Other accounts that a search finds. */
export function useOtherAccounts(id: number, search: string) {
  const { data } = trpc.admin.users.list.useQuery(
    { search, limit: FOUND },
    { enabled: search.trim() !== '' },
  );
  return data?.items.filter((user) => user.id !== id);
}

/** What the merge would do; always asked anew. */
export function useMergePreview(id: number, mergedId: number) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ['merge-preview', id, mergedId],
    queryFn: () => client.admin.users.merge.preview.mutate({ id, mergedId }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export const useMerge = (onMerged: () => void) =>
  trpc.admin.users.merge.run.useMutation({
    onSuccess({ member }) {
      toast(messages.merged(fullName(member)));
      onMerged();
    },
  });
