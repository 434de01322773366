import { useEffect, useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { Proof } from './solve-challenge.ts';

/** Before the challenge expires. */
const RENEW_MS = 60 * 60 * 1_000;

/**
 * Solves a challenge while the member fills in the form. Without a proof the registration is not refused, but an
 * administrator looks at it first.
 *
 * @returns what waits for the proof; undefined where none is asked for or none was found
 */
export function useProof(): () => Promise<Proof | undefined> {
  const { client } = trpc.useUtils();
  const proof = useRef<Promise<Proof | undefined>>(Promise.resolve(undefined));
  useEffect(() => {
    const controller = new AbortController();
    const find = async () => {
      const challenge = await client.registration.challenge.mutate();
      if (!challenge) return undefined;
      const { solve } = await import('./solve-challenge.ts');
      return solve(challenge, controller);
    };
    const start = () => {
      proof.current = find().catch(() => undefined);
    };
    start();
    const timer = setInterval(start, RENEW_MS);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [client]);
  return () => proof.current;
}
