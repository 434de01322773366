import { z } from 'zod';
import { ProviderKey } from '../../accounts/providers/providers.schema.ts';
import { id, isWebUrl, isoDate, line, name } from '../../ground/values/fields.ts';

export const PROVIDERS_MAX = 5;

const issuer = line(300, 'Enter its address')
  .min(8)
  .refine((value) => isWebUrl(value) && !/[?#]/.test(value), 'Enter a web address without “?” and “#”');
const providerName = name(40, 'Enter a name');
const clientId = line(300, 'Enter the client ID');
const clientSecret = z.string().trim().min(1, 'Enter the client secret').max(1_000);

/** A service to sign in with, as the console shows it. */
export const SignInProvider = z.object({
  id,
  key: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** Off: it has no button, and nobody signs in with it. */
  isOn: z.boolean(),
  /** Whether strangers may join with it, where the community lets them join. */
  takesNewcomers: z.boolean(),
  /** What the service has to be given as the address to send members back to. */
  redirectUri: z.string(),
  /** Members who have linked an account there. */
  memberCount: z.int(),
  createdAt: isoDate,
});
export type SignInProvider = z.infer<typeof SignInProvider>;

export const SignInProviders = z.object({
  items: z.array(SignInProvider),
  /** The address to send members back to, without the key. */
  redirectBase: z.string(),
});
export type SignInProviders = z.infer<typeof SignInProviders>;

export const AddProviderInput = z.object({
  key: ProviderKey,
  name: providerName,
  issuer,
  clientId,
  clientSecret,
  takesNewcomers: z.boolean().default(true),
});
export type AddProviderInput = z.infer<typeof AddProviderInput>;

/** Absent fields stay as they are. The issuer never changes: the secret would be sent to another server. */
export const UpdateProviderInput = z.object({
  id,
  name: providerName.optional(),
  clientId: clientId.optional(),
  clientSecret: clientSecret.optional(),
  isOn: z.boolean().optional(),
  takesNewcomers: z.boolean().optional(),
});
export type UpdateProviderInput = z.infer<typeof UpdateProviderInput>;

export const ProviderRef = z.object({ id });
export type ProviderRef = z.infer<typeof ProviderRef>;

export const TestProviderInput = z.object({ issuer });
export type TestProviderInput = z.infer<typeof TestProviderInput>;

/** Null: it answers as it should. Otherwise why not, in a sentence. */
export const ProviderTest = z.object({ problem: z.string().nullable() });
export type ProviderTest = z.infer<typeof ProviderTest>;
