/** Categories of articles, unless the community has its own. Without zod, because public pages load this file. */
export const ARTICLE_CATEGORIES = ['Technology', 'Business', 'Finance', 'Sales', 'Leadership', 'Security'];

/** Categories of services, unless the community has its own; these have a label and a picture in the product. */
export const SERVICE_CATEGORIES = [
  'web_design',
  'email_marketing',
  'social_media',
  'seo',
  'branding',
  'advertising',
] as const;

type Own = { articleCategories: string[]; serviceCategories: string[] };

/** What is offered, in its order. */
export const offeredCategories = ({ articleCategories, serviceCategories }: Own): Own => ({
  articleCategories: articleCategories.length > 0 ? articleCategories : ARTICLE_CATEGORIES,
  serviceCategories: serviceCategories.length > 0 ? serviceCategories : [...SERVICE_CATEGORIES],
});

/** What an article is about when nobody says. */
export const usualCategory = (offered: string[]): string =>
  offered.find((name) => name === 'Business') ?? offered[0] ?? 'Business';

/** A category has been renamed where another name stands in its place, and neither is in the other list. */
export function renamedCategories(before: string[], after: string[]): { from: string; to: string }[] {
  if (before.length !== after.length) return [];
  return before.flatMap((from, index) => {
    const to = after[index];
    const isRenamed = to !== undefined && to !== from && !after.includes(from) && !before.includes(to);
    return isRenamed ? [{ from, to }] : [];
  });
}
