import { invalid } from '../core/errors.ts';
import type { ProductConfig } from '../core/product-config.ts';

/** Administrators need a longer password than members. */
export const ADMIN_PASSWORD_MIN = 12;

const COMMON = 'This is one of the most common passwords. Please choose another.';
const SHORT = `An administrator’s password has at least ${ADMIN_PASSWORD_MIN} characters.`;

let list: Promise<ReadonlySet<string>> | undefined;

/** Whether a password, ignoring case, is among the fifty thousand most common ones. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  );
  return (await list).has(password.toLowerCase());
}

/**
 * Rejects a new password that its owner's role does not allow: a short or common one for administrators, a common one
 * for members where the installation blocks those.
 *
 * @throws BAD_REQUEST naming `field`
 */
export async function checkNewPassword(
  { passwordBlocklist }: Pick<ProductConfig, 'passwordBlocklist'>,
  owner: { role: string },
  password: string,
  field = 'password',
): Promise<void> {
  const isAdmin = owner.role === 'admin';
  if (isAdmin && password.length < ADMIN_PASSWORD_MIN)
    throw invalid(SHORT, [{ path: field, message: SHORT }]);
  const mustBeRare = isAdmin || passwordBlocklist === 'reject';
  if (mustBeRare && (await isCommonPassword(password)))
    throw invalid(COMMON, [{ path: field, message: COMMON }]);
}
