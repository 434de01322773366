import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer } from '../src/accounts/passkeys/passkeys.schema.ts';

/** What an authenticator says of a use: that its owner was there, was recognized, and that it is synchronized. */
type Flags = { isPresent?: boolean; isVerified?: boolean; isBackedUp?: boolean };

/** What an attacker changes of an answer. */
type Changes = Flags & {
  origin?: string;
  relyingPartyId?: string;
  type?: string;
  counter?: number;
  userHandle?: string;
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

function flagsOf(
  { isPresent = true, isVerified = true, isBackedUp = false }: Flags,
  hasKey: boolean,
): number {
  return (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (isBackedUp ? 24 : 0) | (hasKey ? 64 : 0);
}

/** An authenticator in software, with one passkey on the elliptic curve that all of them have. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  readonly #origin: string;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #relyingPartyId = '';
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Makes the passkey, as `navigator.credentials.create` does. */
  create(
    options: { challenge: string; rp: { id: string }; user: { id: string } },
    changes: Changes = {},
  ): NewPasskeyAnswer {
    this.#relyingPartyId = options.rp.id;
    this.#userHandle = options.user.id;
    const credentialId = Buffer.from(this.id, 'base64url');
    const data = Buffer.concat([
      this.#authenticatorData(changes, true),
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      this.#coseKey(),
    ]);
    // CBOR: {fmt: 'none', attStmt: {}, authData}.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
      data,
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, changes).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers a challenge, as `navigator.credentials.get` does. */
  get({ challenge }: { challenge: string }, changes: Changes = {}): PasskeyAnswer {
    const clientData = this.#clientData('webauthn.get', challenge, changes);
    const data = this.#authenticatorData(changes, false);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: changes.userHandle ?? this.#userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, changes: Changes): Buffer {
    const { origin = this.#origin } = changes;
    return Buffer.from(JSON.stringify({ type: changes.type ?? type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(changes: Changes, hasKey: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changes.counter ?? this.counter);
    return Buffer.concat([
      sha256(changes.relyingPartyId ?? this.#relyingPartyId),
      Buffer.from([flagsOf(changes, hasKey)]),
      counter,
    ]);
  }

  /** CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
