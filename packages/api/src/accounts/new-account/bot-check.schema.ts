import { z } from 'zod';

/** Why a sign-up looks automated: it filled in the hidden field, took seconds, or came without a solved challenge. */
export const Suspicion = z.enum(['honeypot', 'fast', 'proof']);
export type Suspicion = z.infer<typeof Suspicion>;

const hex = z.string().max(128);

/** A signed challenge of ALTCHA, which a form solves while it is filled in. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: hex,
    /** In seconds. */
    expiresAt: z.int().positive(),
    /** When the form was opened, in milliseconds. */
    data: z.object({ openedAt: z.int().positive() }),
  }),
  signature: hex,
});
export type Challenge = z.infer<typeof Challenge>;

/** A solved challenge. */
export const Proof = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});
export type Proof = z.infer<typeof Proof>;

/** What a form sends beside its fields. */
export const BotCheck = z.object({
  /** A field that people do not see. */
  homepage: z.string().max(500).default(''),
  proof: Proof.optional(),
});
export type BotCheck = z.infer<typeof BotCheck>;
