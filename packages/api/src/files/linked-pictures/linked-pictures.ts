import { isWebUrl } from '../../ground/values/fields.ts';

/** The fields that take the address of a picture on another site, which the server fetches. */
export const LINKED_FIELDS = ['logo', 'coverImage', 'heroImage', 'imageUrl'] as const;
export type LinkedField = (typeof LINKED_FIELDS)[number];

export type PictureFields = { [Field in LinkedField]?: string | null | undefined };

/** The fields as they are stored: blank where a picture of another site is still to be fetched. */
export function withoutLinks<Fields extends PictureFields>(fields: Fields): Fields {
  const stored = { ...fields };
  for (const field of LINKED_FIELDS)
    if (isWebUrl(stored[field] ?? '')) Object.assign(stored, { [field]: field === 'imageUrl' ? '' : null });
  return stored;
}
