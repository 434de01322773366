import { createHash } from 'node:crypto';

/** The site that passkeys are made for: the host of its public address, on any port. */
export const relyingPartyOf = ({ publicOrigin }: { publicOrigin: string }) => ({
  id: new URL(publicOrigin).hostname,
  origin: publicOrigin,
});

/** What a passkey knows its member by: always the same, and nothing to read. */
export const userHandleOf = (relyingPartyId: string, userId: number): Buffer<ArrayBuffer> =>
  Buffer.from(createHash('sha256').update(`${relyingPartyId}\n${userId}`).digest());
