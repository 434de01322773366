import { useCallback, useEffect, useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { Proof } from './solve-challenge.ts';

/** Before the challenge expires. */
const RENEW_MS = 60 * 60 * 1_000;

type UseProof = {
  /** Waits for the proof; undefined where none is asked for or none was found. */
  find: () => Promise<Proof | undefined>;
  /** Begins to look for another one, as each can be used once. */
  renew: () => void;
};

/**
 * Solves a challenge while the member fills in the form. Without a proof the registration is not refused, but an
 * administrator looks at it first.
 */
export function useProof(): UseProof {
  const { client } = trpc.useUtils();
  const proof = useRef<Promise<Proof | undefined>>(Promise.resolve(undefined));
  const mounted = useRef(new AbortController());
  const renew = useCallback(() => {
    const former = proof.current;
    const solve = async () => {
      const challenge = await client.registration.challenge.mutate();
      if (!challenge) return undefined;
      const solver = await import('./solve-challenge.ts');
      return solver.solve(challenge, mounted.current);
    };
    // When none is found, the former one may still be good.
    proof.current = solve().then(
      (found) => found ?? former,
      () => former,
    );
  }, [client]);
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    renew();
    const timer = setInterval(renew, RENEW_MS);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [renew]);
  const find = useCallback(() => proof.current, []);
  return { find, renew };
}
