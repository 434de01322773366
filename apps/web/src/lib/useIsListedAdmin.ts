import { skipToken, useQuery } from '@tanstack/react-query';
import { trpc } from './trpc.ts';

/**
 * Whether the Admin link is shown for this e-mail. The addresses are published as SHA-256 only; the server
 * authorises by role and never by this.
 */
export function useIsListedAdmin(email: string | undefined): boolean {
  const hashes = trpc.site.config.useQuery().data?.adminEmailHashes ?? [];
  const { data: hash } = useQuery({
    queryKey: ['email-hash', email],
    queryFn: email !== undefined && hashes.length > 0 ? () => sha256(email.trim().toLowerCase()) : skipToken,
  });
  return hash !== undefined && hashes.includes(hash);
}

/** Lower-case hex; empty where the page is not served securely and the browser has no digest. */
async function sha256(value: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
