import { type Inputs, trpc } from '../../../lib/trpc.ts';

type BusinessAction = Inputs['businesses']['activity']['record']['action'];

/** In the order in which they are offered. */
export const ACTIONS: BusinessAction[] = ['call', 'email', 'website', 'directions'];

/**
 * Counts that a visitor used a way to reach the business. The link itself is followed at once; what could not be
 * counted is of no concern to the visitor.
 */
export function useRecordAction(businessId: number) {
  const { mutate } = trpc.businesses.activity.record.useMutation({ meta: { skipInvalidation: true } });
  return (action: BusinessAction) => () => mutate({ id: businessId, action });
}
