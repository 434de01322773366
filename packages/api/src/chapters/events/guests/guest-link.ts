import type { Signer } from '../../../ground/security/signer.ts';

/**
 * The link by which a guest confirms a seat and gives it back. It is made when a mail leaves, and leads nowhere once the
 * row is erased, so no secret is stored. Its token is in the fragment, as of all mails.
 */
export const guestUrl = (origin: string, signer: Signer, { id, email }: { id: number; email: string }) =>
  `${origin}/event-seat#token=${signer.sign(`event-guest:${id}:${email}`)}`;

/** Undefined when the token is not signed by us. */
export function openGuestToken(signer: Signer, token: string): { id: number; email: string } | undefined {
  const found = /^event-guest:(\d{1,10}):(.+)$/.exec(signer.verify(token) ?? '');
  return found?.[1] && found[2] ? { id: Number(found[1]), email: found[2] } : undefined;
}
