import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts that return from outside, such as tokens in links of emails. */
export type Signer = {
  /** The text with its signature, URL-safe. */
  sign(text: string): string;
  /** The text; undefined when the signature is not ours. */
  verify(signed: string): string | undefined;
};

/** Signs with the first secret, verifies with all of them, so that secrets can be rotated. */
export function createSigner(secrets: string[], purpose: string): Signer {
  const signatureOf = (text: string, secret: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
  return {
    sign: (text) => `${Buffer.from(text).toString('base64url')}.${signatureOf(text, secrets[0] ?? '')}`,
    verify(signed) {
      const [encoded = '', signature = ''] = signed.split('.', 2);
      const text = Buffer.from(encoded, 'base64url').toString();
      return secrets.some((secret) => isEqual(signatureOf(text, secret), signature)) ? text : undefined;
    },
  };
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
