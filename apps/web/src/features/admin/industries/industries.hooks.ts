import { type Outputs, trpc } from '../../../lib/trpc.ts';

type IndustryList = Outputs['admin']['industries']['list'];
export type Industry = IndustryList['items'][number];

export const useIndustryList = () => trpc.admin.industries.list.useQuery();

/** Edits of the list; each shows the list that comes back, or the current one after a conflict. */
export function useIndustryActions() {
  const utils = trpc.useUtils();
  const options = {
    onSuccess(list: IndustryList) {
      utils.admin.industries.list.setData(undefined, list);
    },
    onError: () => utils.admin.industries.list.invalidate(),
  };
  const add = trpc.admin.industries.add.useMutation(options);
  const update = trpc.admin.industries.update.useMutation(options);
  const merge = trpc.admin.industries.merge.useMutation(options);
  return { add, update, merge };
}
