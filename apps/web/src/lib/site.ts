import { offeredCategories } from '@guildhall/api/ground/settings/categories.schema';
import type { Locale } from '@guildhall/locale/locales';
import { type Outputs, trpc } from './trpc.ts';

/** The site as pages name it: where it is, what the community is called, and the picture of its link previews. */
export type Site = { origin: string; name: string; previewImage: string };

/** All are empty until the configuration is known, which every page loads first. */
export const siteFrom = (config: Outputs['site']['config'] | undefined): Site => ({
  origin: config?.publicOrigin ?? '',
  name: config?.community.name ?? '',
  previewImage: config?.previewImage ?? '',
});

/** Who may join; open until known. */
export const useRegistrationMode = (): Outputs['site']['config']['registration'] =>
  trpc.site.config.useQuery().data?.registration ?? 'open';

/** Whether visitors can register or apply by themselves. */
export function useCanRegister(): boolean {
  const mode = useRegistrationMode();
  return mode === 'open' || mode === 'application';
}

/** Of days that the console speaks of; UTC where the community has not chosen one. */
export const useCommunityTimeZone = (): string =>
  trpc.site.config.useQuery().data?.community.timeZone || 'UTC';

/** The categories of articles and of services. */
export const useCategories = () =>
  offeredCategories(
    trpc.site.config.useQuery().data?.community ?? { articleCategories: [], serviceCategories: [] },
  );

/** What the community calls a name of its own in the language of the reader, if not by that name. */
export function useLabelOf(): (stored: string) => string | undefined {
  const labels = trpc.site.config.useQuery().data?.labels ?? {};
  return (stored) => (Object.hasOwn(labels, stored) ? labels[stored] : undefined);
}

const NONE: readonly Locale[] = [];

/** The languages that the community offers, its own first. */
export const useLanguages = (): readonly Locale[] =>
  trpc.site.config.useQuery().data?.community.locales ?? NONE;

export const useSite = (): Site => siteFrom(trpc.site.config.useQuery().data);

/** The community's own pages that are linked from every page. */
export const useLinkedPages = () => trpc.site.config.useQuery().data?.footerPages ?? [];
