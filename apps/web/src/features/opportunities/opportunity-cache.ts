import { useQueryClient } from '@tanstack/react-query';
import { type Outputs, trpc } from '../../lib/trpc.ts';

export type Opportunity = Outputs['opportunities']['list'][number];
type Page = Outputs['opportunities']['saved'];

const isPage = (page: Page, id: number) => page.items.some((item) => item.id === id);

/** One opportunity may stand in several lists; a change shows in all of them at once. */
export function useOpportunityCache() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();

  const change = (id: number, next: (old: Opportunity) => Opportunity) => {
    const each = (items: Opportunity[]) => items.map((item) => (item.id === id ? next(item) : item));
    utils.opportunities.list.setData(undefined, (items) => items && each(items));
    for (const procedure of ['saved', 'mine']) {
      queryClient.setQueriesData<{ pages: Page[]; pageParams: unknown[] }>(
        { queryKey: [['opportunities', procedure]] },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => (isPage(page, id) ? { ...page, items: each(page.items) } : page)),
          },
      );
    }
  };
  return { change, cancel: () => utils.opportunities.list.cancel() };
}
