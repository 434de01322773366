import type { Outputs } from '../../lib/trpc.ts';

export type Service = Outputs['services']['list'][number];
export type ServiceCategory = Service['category'];

/** The categories that have services, in list order. */
export const categoriesOf = (services: Service[]): ServiceCategory[] => [
  ...new Set(services.map(({ category }) => category)),
];
