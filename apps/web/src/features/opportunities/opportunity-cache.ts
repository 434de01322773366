import { useQueryClient } from '@tanstack/react-query';
import { type Outputs, trpc } from '../../lib/trpc.ts';

export type Opportunity = Outputs['opportunities']['list'][number];
type Page = Outputs['opportunities']['saved'] & { similar?: Opportunity[] };

const hasItem = ({ items, similar = [] }: Page, id: number) =>
  [...items, ...similar].some((item) => item.id === id);

/** The cached opportunities. A change is applied to every list that contains the opportunity. */
export function useOpportunityCache() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();

  const change = (id: number, next: (old: Opportunity) => Opportunity) => {
    const update = (items: Opportunity[]) => items.map((item) => (item.id === id ? next(item) : item));
    utils.opportunities.list.setData(undefined, (items) => items && update(items));
    utils.opportunities.get.setData({ id }, (item) => item && next(item));
    for (const procedure of ['saved', 'mine', 'search']) {
      queryClient.setQueriesData<Partial<{ pages: Page[]; pageParams: unknown[] }>>(
        { queryKey: [['opportunities', procedure]] },
        (data) =>
          data?.pages && {
            ...data,
            pages: data.pages.map((page) =>
              hasItem(page, id)
                ? {
                    ...page,
                    items: update(page.items),
                    ...(page.similar && { similar: update(page.similar) }),
                  }
                : page,
            ),
          },
      );
    }
  };
  return { change, cancel: () => utils.opportunities.list.cancel() };
}
