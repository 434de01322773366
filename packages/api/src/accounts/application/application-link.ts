import type { Signer } from '../../ground/security/signer.ts';

type Holder = { id: number; email: string };

/** The link by which an applicant sees where the application stands. Its token is in the fragment, as of all mails. */
export const applicationUrl = (origin: string, signer: Signer, { id, email }: Holder): string =>
  `${origin}/application#token=${signer.sign(`applicant:${id}:${email}`)}`;

/** Undefined when the token is not signed by us. */
export function openApplicationToken(signer: Signer, token: string): Holder | undefined {
  const found = /^applicant:(\d{1,10}):(.+)$/.exec(signer.verify(token) ?? '');
  return found?.[1] && found[2] ? { id: Number(found[1]), email: found[2] } : undefined;
}
