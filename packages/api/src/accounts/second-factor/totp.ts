import { Secret, TOTP, URI } from 'otpauth';

/** Seconds that a code is valid for by its app's clock. */
const PERIOD = 30;
/** Steps that a clock may be off, in either direction. */
const DRIFT = 1;
/** As many as the hash of RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** As every authenticator app reads it: RFC 6238 with SHA-1, six digits, a step of 30 seconds. */
const totpOf = (secret: string) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** A new secret, in Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The otpauth:// address that an authenticator app reads from a QR code. */
export function otpauthUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  const totp = totpOf(secret);
  totp.issuer = issuer;
  totp.label = label;
  return URI.stringify(totp);
}

/** The step whose code this is, one before or after the present one included; undefined for any other. */
export function stepOf(secret: string, code: string, atSeconds: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: atSeconds * 1_000, window: DRIFT });
  return delta === null ? undefined : Math.floor(atSeconds / PERIOD) + delta;
}
