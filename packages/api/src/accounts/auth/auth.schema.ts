import { z } from 'zod';
import { email } from '../../ground/values/fields.ts';
import { CurrentUser } from '../../people/profile/profile.schema.ts';

/** A password longer than any account allows is simply wrong, so the bound is generous. */
export const LoginInput = z.object({ email, password: z.string().min(1, 'Required').max(4_096) });
export type LoginInput = z.infer<typeof LoginInput>;

export const MeOutput = CurrentUser.nullable();
export const Done = z.object({ ok: z.literal(true) });
