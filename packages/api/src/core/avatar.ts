export const AVATAR_SIZES = [96, 192, 384] as const;

/** Storage key of one size of a member's picture. */
export const avatarFile = (key: string, size: (typeof AVATAR_SIZES)[number]) => `avatars/${key}-${size}.webp`;

/** Where the browser finds the 192 px picture, or null when the member shows initials. */
export const avatarUrl = (key: string | null): string | null =>
  key === null ? null : `/${avatarFile(key, 192)}`;
