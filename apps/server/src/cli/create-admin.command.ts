import { randomBytes } from 'node:crypto';
import { defineCommand } from 'citty';
import { z } from 'zod';
import { insertAdministrator } from '@guildhall/api';
import { email, lastName, name } from '@guildhall/api/ground/values/fields';
import { ADMIN_PASSWORD_MIN } from '@guildhall/api/ground/security/password.schema';
import { isCommonPassword } from '@guildhall/api/ground/security/password-policy';
import { createPasswords } from '@guildhall/api/ground/security/passwords';
import { migrateToLatest, withTransaction } from '@guildhall/db';
import { OperatorError } from '../config/operator-error.ts';
import { say, withDatabase } from './operate.ts';

const Admin = z.object({
  email,
  firstName: name(100),
  lastName: lastName.default(''),
  password: z
    .string()
    .min(ADMIN_PASSWORD_MIN, `must be at least ${ADMIN_PASSWORD_MIN} characters long`)
    .max(128)
    .optional(),
});

export const createAdminCommand = defineCommand({
  meta: { name: 'create-admin', description: 'Makes an administrator and prints the password once.' },
  args: {
    email: { type: 'string', required: true, description: 'Address to sign in with' },
    'first-name': { type: 'string', required: true, description: 'First name' },
    'last-name': { type: 'string', description: 'Last name, unless they have one name only' },
    password: {
      type: 'string',
      description: `At least ${ADMIN_PASSWORD_MIN} characters; without it one is made up`,
    },
  },
  run: ({ args }) =>
    withDatabase(async ({ db, ownerUrl }) => {
      const admin = checked({
        email: args.email,
        firstName: args['first-name'],
        lastName: args['last-name'],
        password: args.password,
      });
      const plain = admin.password ?? randomBytes(15).toString('base64url');
      if (await isCommonPassword(plain))
        throw new OperatorError('--password: this is one of the most common passwords.');
      await migrateToLatest(db, ownerUrl);
      const password = await createPasswords().hash(plain);
      const id = await withTransaction(db, (trx) => insertAdministrator(trx, { ...admin, password }));
      if (id === undefined)
        throw new OperatorError(`There is already an account with the address ${admin.email}.`);
      say(`Made the administrator ${admin.email}.`);
      if (admin.password === undefined) say(`The password, shown only now: ${plain}`);
    }),
});

function checked(input: unknown): z.infer<typeof Admin> {
  const parsed = Admin.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OperatorError(`--${OPTIONS[String(issue?.path[0])] ?? 'email'}: ${issue?.message}.`);
}

const OPTIONS: Record<string, string> = {
  email: 'email',
  firstName: 'first-name',
  lastName: 'last-name',
  password: 'password',
};
