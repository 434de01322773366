/** What auditors see in place of an email address or a phone number. */
export const HIDDEN_ADDRESS = 'hidden';

const NAMED = /(^e|E)mails?$|(^p|P)hone(Number)?$/;
const WRITTEN = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}\.[^\s@<>"'(),;:.]{2,63}/g;

/** The same value without email addresses and phone numbers: in fields of such names, and addresses in any text. */
export function withoutAddresses(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (value !== '' && NAMED.test(name)) return HIDDEN_ADDRESS;
    return value.includes('@') ? value.replaceAll(WRITTEN, HIDDEN_ADDRESS) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withoutAddresses(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutAddresses(inner, key)]));
}
