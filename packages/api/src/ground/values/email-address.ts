import { withoutInvisible } from './without-invisible.ts';

/** Dot-atom of RFC 5321, at most 64 characters. */
const LOCAL_PART = /^(?=.{1,64}$)[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
/** A host name with a top-level domain, internationalized ones as punycode. */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,62})\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
/** What would make a domain more than a host of a URL, or escape something in it. */
const NO_HOST = /[\s/?#@:%\\[\]<>^|]/u;

/**
 * An address of mail in the form it is stored in: lower case, with the domain as punycode, so that both spellings of an
 * address are one account. What is no address is only trimmed and lowercased.
 */
export function canonicalEmail(value: string): string {
  const plain = withoutInvisible(value).trim();
  const at = plain.lastIndexOf('@');
  const domain = at < 0 ? undefined : toAscii(plain.slice(at + 1));
  return domain === undefined ? plain.toLowerCase() : `${plain.slice(0, at).toLowerCase()}@${domain}`;
}

/** Whether this is an address in the form of `canonicalEmail`. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  return at > 0 && LOCAL_PART.test(value.slice(0, at)) && DOMAIN.test(value.slice(at + 1));
}

/**
 * The URL parser of browsers and Node.js maps host names as UTS 46 says. The dot of the root names the same host. ASCII
 * stays as it is, although not every such name can be decoded.
 */
function toAscii(domain: string): string | undefined {
  const ascii = /^[\x21-\x7e]*$/.test(domain) ? domain.toLowerCase() : mapHost(domain);
  return ascii?.replace(/\.$/, '');
}

function mapHost(domain: string): string | undefined {
  const url = `http://${domain}`;
  return NO_HOST.test(domain) || !URL.canParse(url) ? undefined : new URL(url).hostname;
}
