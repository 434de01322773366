import { createHmac, timingSafeEqual } from 'node:crypto';

/** Vouches for short texts that leave the house and come back, such as the addresses in mails. */
export type Signer = {
  /** The text with its signature, fit for an address. */
  sign(text: string): string;
  /** The text again; undefined when it was not signed by us. */
  open(signed: string): string | undefined;
};

/** The first secret signs, all of them open. */
export function createSigner(secrets: string[], purpose: string): Signer {
  const signatureOf = (text: string, secret: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
  return {
    sign: (text) => `${Buffer.from(text).toString('base64url')}.${signatureOf(text, secrets[0] ?? '')}`,
    open(signed) {
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
