import { paths } from './paths.ts';
import type { Outputs } from './trpc.ts';

type Site = Outputs['site']['config'];

const LINKS_MAX = 2;

export type LegalLink = { label: string; url: string; lang?: string | undefined };

/** The pages that members accept, else at most two links of the footer that are called terms or privacy. */
export function legalLinks(site: Site | undefined): LegalLink[] {
  const pages = site?.consentPages ?? [];
  if (pages.length > 0)
    return pages.map(({ slug, title, lang }) => ({ label: title, url: paths.page(slug), lang }));
  return (site?.community.footerColumns ?? [])
    .flatMap(({ links }) => links)
    .filter(({ isLegal }) => isLegal)
    .slice(0, LINKS_MAX);
}
