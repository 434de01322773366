import { ADMIN_PASSWORD_MIN, SHORT_ADMIN_PASSWORD } from './password.schema.ts';
import { invalid } from '../errors/errors.ts';
import type { ProductConfig } from '../values/product-config.ts';
import { type RoleHolder, isStaff } from '../roles/roles.policy.ts';

/** The first passwords that anyone tries; no member may choose one, whatever the installation says. */
const COMMONEST = 500;

const COMMON = 'This is one of the most common passwords. Please choose another.';

let ranks: Promise<ReadonlyMap<string, number>> | undefined;

/** Whether a password, ignoring case, is among the `most` most common ones of fifty thousand. */
export async function isCommonPassword(password: string, most = Infinity): Promise<boolean> {
  ranks ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Map(dictionary['passwords-common'].map((common, rank) => [common, rank])),
  );
  return ((await ranks).get(password.toLowerCase()) ?? Infinity) < most;
}

/**
 * Why the owner's role does not allow this password: a short or common one for administrators and others with a role, one of the commonest
 * for members, or any common one where the installation blocks those. Undefined when it is allowed.
 */
export async function passwordWeakness(
  { passwordBlocklist }: Pick<ProductConfig, 'passwordBlocklist'>,
  owner: RoleHolder,
  password: string,
): Promise<string | undefined> {
  const isTrusted = isStaff(owner);
  if (isTrusted && password.length < ADMIN_PASSWORD_MIN) return SHORT_ADMIN_PASSWORD;
  const mustBeRare = isTrusted || passwordBlocklist === 'reject';
  return (await isCommonPassword(password, mustBeRare ? Infinity : COMMONEST)) ? COMMON : undefined;
}

/**
 * Rejects a new password that its owner's role does not allow.
 *
 * @throws BAD_REQUEST naming `field`
 */
export async function checkNewPassword(
  config: Pick<ProductConfig, 'passwordBlocklist'>,
  owner: RoleHolder,
  password: string,
  field = 'password',
): Promise<void> {
  const weakness = await passwordWeakness(config, owner, password);
  if (weakness !== undefined) throw invalid(weakness, [{ path: field, message: weakness }]);
}
