import type { Outputs } from '../../lib/trpc.ts';

export type Service = Outputs['services']['list'][number];
export type ServiceCategory = Service['category'];

/** The categories that have something on offer, in the order of the list. */
export const categoriesOf = (services: Service[]): ServiceCategory[] => [
  ...new Set(services.map(({ category }) => category)),
];
