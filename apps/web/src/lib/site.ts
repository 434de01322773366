import { type Outputs, trpc } from './trpc.ts';

/** The site as pages name it: where it is, and what the community is called. */
export type Site = { origin: string; name: string };

/** Both are empty until the configuration is known, which every page loads first. */
export const siteFrom = (config: Outputs['site']['config'] | undefined): Site => ({
  origin: config?.publicOrigin ?? '',
  name: config?.community.name ?? '',
});

export const useSite = (): Site => siteFrom(trpc.site.config.useQuery().data);
