import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short secrets that the database stores, with keys that it does not have. */
export type Sealer = {
  /** The text, encrypted; `place` says where it is stored, and it opens nowhere else. */
  seal(text: string, place: string): string;
  /** The text; undefined when no key of ours sealed it for that place. */
  open(sealed: string, place: string): string | undefined;
  /** What everything sealed with the newest key begins with. */
  readonly newest: string;
};

type Key = { name: string; bytes: Buffer };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with keys derived from the secrets by HKDF. Seals with the first secret, opens with all of them, so that
 * secrets can be rotated: what `newest` does not begin is sealed again at the next start (`resealSecrets`).
 */
export function createSealer(secrets: readonly string[], purpose: string): Sealer {
  const keys = secrets.map((secret) => keyOf(secret, purpose));
  const [newest] = keys;
  if (!newest) throw new Error('Sealing needs a secret');
  return {
    newest: `${newest.name}.`,
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, iv).setAAD(Buffer.from(place));
      const parts = [iv, cipher.update(text, 'utf8'), cipher.final()];
      return `${newest.name}.${Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open(sealed, place) {
      const [name, encoded = ''] = sealed.split('.', 2);
      const key = keys.find((known) => known.name === name);
      return key && decrypt(key, Buffer.from(encoded, 'base64url'), place);
    },
  };
}

/** The name is of the key, and says nothing about it. */
function keyOf(secret: string, purpose: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { bytes, name: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
}

function decrypt({ bytes }: Key, sealed: Buffer, place: string): string | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', bytes, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]).toString();
  } catch {
    return undefined;
  }
}
