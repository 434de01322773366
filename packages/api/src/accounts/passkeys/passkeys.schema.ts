import { z } from 'zod';

/** How long a passkey may take to answer. */
export const PASSKEY_MINUTES = 10;

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'Must be base64url');

/** What any passkey answers, as the browser's `toJSON` has it. No extensions are asked for, so none are read. */
const Answer = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
};

/** The answer of a passkey that signs in. */
export const PasskeyAnswer = z.object({
  ...Answer,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(100).optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** The answer of a passkey that was made. */
export const NewPasskeyAnswer = z.object({
  ...Answer,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(24_000),
    /** How the browser reaches it. Browsers add words to the list of the standard, so any is taken. */
    transports: z
      .array(z.string().regex(/^[a-z-]{1,30}$/))
      .max(10)
      .optional(),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof NewPasskeyAnswer>;

const UserVerification = z.enum(['discouraged', 'preferred', 'required']);

/** What the browser asks a passkey: any that it has for this site. */
export const PasskeyOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: UserVerification,
});
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

const Credential = z.object({ id: z.string(), type: z.literal('public-key') });

/** What the browser makes a passkey with. */
export const NewPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** Those that the member has already, so that no device gets a second one. */
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: UserVerification,
  }),
});
export type NewPasskeyOptions = z.infer<typeof NewPasskeyOptions>;
