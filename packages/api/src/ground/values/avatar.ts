/** Widths of the stored squares, the largest first. */
export const AVATAR_SIZES = [384, 192, 96] as const;

/** What registers and backups call a member's picture by its key. */
export const avatarAddress = (key: string) => `avatar:${key}`;

/** Storage key of one size of a member's picture. */
export const avatarFile = (key: string, size: number) => `avatars/${key}-${size}.webp`;

/** Where the browser finds the 192 px picture, or null when the member shows initials. */
export const avatarUrl = (key: string | null): string | null =>
  key === null ? null : `/${avatarFile(key, 192)}`;
