import { z } from 'zod';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** Administrators need a longer password than members. */
export const ADMIN_PASSWORD_MIN = 12;
export const SHORT_ADMIN_PASSWORD = `An administrator’s password has at least ${ADMIN_PASSWORD_MIN} characters.`;

/** No trimming and no composition rules. Before hashing, its letters are composed and its blanks made plain. */
export const Password = z
  .string()
  .min(PASSWORD_MIN, `String must contain at least ${PASSWORD_MIN} character(s)`)
  .max(PASSWORD_MAX, `String must contain at most ${PASSWORD_MAX} character(s)`)
  .refine(
    (value) => !value.includes('\u0000') && value.isWellFormed(),
    'Contains characters that cannot be used',
  );
