import type { GalleryPicture } from './gallery.schema.ts';

/** The columns of the fields. A list in jsonb goes as text, since pg would write it as an array of PostgreSQL. */
export function toBusinessRow<Fields extends { images?: GalleryPicture[] | undefined }>({
  images,
  ...fields
}: Fields) {
  return { ...fields, ...(images && { images: JSON.stringify(images) }) };
}
