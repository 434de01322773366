import { AVATAR_SIZES, avatarFile } from '../../ground/values/avatar.ts';
import { usedPictures } from './used-pictures.ts';
import { pictureSources } from './pictures.schema.ts';

const AVATAR = /^avatar:(.+)$/;

/** A SELECT of what the data refers to files by: addresses of pictures, and keys of avatars. */
export const STORED_ADDRESSES = usedPictures();

/** The storage keys of every size of a picture or an avatar. */
export function storageKeysOf(address: string): string[] {
  const [, avatarKey] = AVATAR.exec(address) ?? [];
  if (avatarKey !== undefined) return AVATAR_SIZES.map((size) => avatarFile(avatarKey, size));
  return pictureSources(address).map((source) => source.address.slice(1));
}

/** The statement that registers the pictures of restored data, so that they are removed once nothing shows them. */
export const registerPictures = (schema: string): string => `
  insert into ops.business_images (address, taken_at)
  select address, now() from (${usedPictures(`${schema}.`)}) as restored
  on conflict (address) do update set unused_since = null, taken_at = now()`;
