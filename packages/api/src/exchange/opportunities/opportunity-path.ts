import slugify from '@sindresorhus/slugify';

/** The address of an opportunity: its id, and words for who reads it. */
export function opportunityPath({ id, title }: { id: number; title: string }): string {
  const slug = slugify(title);
  return `/opportunities/${slug ? `${id}-${slug}` : id}`;
}
