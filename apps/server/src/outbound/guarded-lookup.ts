import dns, { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Looks a name up for a connection, which goes to an address that was checked: a second answer of the name server
 * changes nothing (SSRF). All addresses of the name have to pass.
 * @param refusal what the connection fails with otherwise
 */
export const guardedLookup =
  (mayConnect: (address: string) => boolean, refusal: () => Error): LookupFunction =>
  (hostname, options, callback) =>
    dns.lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayConnect(address))) return callback(refusal(), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
