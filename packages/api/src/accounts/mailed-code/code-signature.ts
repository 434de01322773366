import { randomInt } from 'node:crypto';
import type { Signer } from '../../ground/security/signer.ts';
import { CODE_LETTERS, normalizeCode } from '../second-factor/recovery-codes.ts';

/** 40 bits, of which five may be guessed in ten minutes. */
const LENGTH = 8;

/** A new code such as `7K2M-9XPQ`. */
export function newMailedCode(): string {
  const letters = Array.from({ length: LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)));
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

/** @param place the row that the code belongs to */
const textOf = (place: string, code: string) => `login-code\n${place}\n${normalizeCode(code)}`;

/** What the database stores of a code. Without the server's secret, it is of no use to find the code. */
export function signatureOf(signer: Signer, place: string, code: string): string {
  const [, signature = ''] = signer.sign(textOf(place, code)).split('.', 2);
  return signature;
}

/** Whether this is the code whose signature is stored, also while the secret is rotated. */
export function isSigned(signer: Signer, signature: string, place: string, typed: string): boolean {
  const text = Buffer.from(textOf(place, typed)).toString('base64url');
  return signer.verify(`${text}.${signature}`) !== undefined;
}
