import { useEffect, useState } from 'react';

const ENCODED = /(^|[.@])xn--/i;

/**
 * An email or web address as people write it: "müller.example" for "xn--mller-kva.example". Few addresses need the
 * decoder, which is loaded for them.
 */
export function useReadable(address: string): string {
  const [decoded, setDecoded] = useState({ address, text: address });
  useEffect(() => {
    if (!ENCODED.test(address)) return undefined;
    let isCurrent = true;
    import('@guildhall/api/ground/values/readable-domain').then(
      ({ readableAddress }) => isCurrent && setDecoded({ address, text: readableAddress(address) }),
      // Readable enough: the address as it is stored.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return decoded.address === address ? decoded.text : address;
}
