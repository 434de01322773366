import type { GalleryPicture } from './gallery.schema.ts';
import type { ServiceDetail } from './service-details.schema.ts';

type Lists = { images?: GalleryPicture[] | undefined; serviceDetails?: ServiceDetail[] | undefined };

/** The columns of the fields. A list in jsonb goes as text, since pg would write it as an array of PostgreSQL. */
export function toBusinessRow<Fields extends Lists>({ images, serviceDetails, ...fields }: Fields) {
  return {
    ...fields,
    ...(images && { images: JSON.stringify(images) }),
    ...(serviceDetails && { serviceDetails: JSON.stringify(serviceDetails) }),
  };
}
