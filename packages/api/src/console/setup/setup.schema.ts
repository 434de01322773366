import { z } from 'zod';
import { ADMIN_PASSWORD_MIN, Password, SHORT_ADMIN_PASSWORD } from '../../ground/security/password.schema.ts';
import { email, lastName, name } from '../../ground/values/fields.ts';

/** The token of the setup address that the server prints. */
const token = z.string().min(1).max(100);

export const CheckSetupInput = z.object({ token });
export type CheckSetupInput = z.infer<typeof CheckSetupInput>;

/** The first administrator. Only the server knows which passwords are too common. */
export const CreateAdministratorInput = z.object({
  token,
  email,
  firstName: name(100, 'Enter your first name'),
  lastName: lastName.default(''),
  password: z.string().min(ADMIN_PASSWORD_MIN, SHORT_ADMIN_PASSWORD).pipe(Password),
});
export type CreateAdministratorInput = z.infer<typeof CreateAdministratorInput>;

export const SetupDone = z.object({ ok: z.literal(true) });
