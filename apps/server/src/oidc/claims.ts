import { z } from 'zod';
import { type OidcClaims, OidcFailure } from '@guildhall/api/ground/core/oidc-client';

/** As OpenID Connect bounds it. */
const Subject = z.string().min(1).max(255);
/** Of any other type, or too long: as if it had not been said. */
const said = z.string().max(300).catch('');

const Person = z.object({
  email: said.transform((value) => value || null),
  // Text, a number or nothing are not true.
  email_verified: z.boolean().catch(false),
  given_name: said,
  family_name: said,
  name: said,
});

/**
 * Who signed in, by the verified token, and what the provider says of them there or at its other endpoint.
 * @throws OidcFailure for a subject that is none
 */
export function personOf(token: { iss: string; sub: string }, about: object): OidcClaims {
  const subject = Subject.safeParse(token.sub).data;
  if (subject === undefined) throw new OidcFailure('refused', 'the subject is missing or too long');
  const { email, email_verified: isEmailVerified, ...names } = Person.parse(about);
  return { issuer: token.iss, subject, email, isEmailVerified, ...splitName(names) };
}

function splitName({
  given_name,
  family_name,
  name,
}: {
  given_name: string;
  family_name: string;
  name: string;
}) {
  if (given_name !== '') return { firstName: given_name, lastName: family_name };
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
