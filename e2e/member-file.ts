const FIRST_NAMES = ['Zoë', 'Jürgen', 'María', 'André', 'Ingrid', 'Oskar', 'Paul', 'Greta'];
const TRADES = ['Bakery', 'Boatyard', 'Law', 'Printing', 'Tailoring'];
const HEADER = ['E-mail', 'Name', 'Company', 'City', 'Member no.'];
/** As some people write addresses, which is none. */
const WRONG_AT = ' at ';

type MemberFile = {
  file: { name: string; mimeType: string; buffer: Buffer };
  /** The first member of the file. */
  first: { email: string; name: string };
};

/**
 * The members of a community as a spreadsheet program of Western Europe saves them: semicolons, Windows-1252. The
 * last `faulty` rows have no valid email address.
 */
export function memberFile(count: number, faulty: number): MemberFile {
  const nameOf = (index: number) => `${FIRST_NAMES[index % FIRST_NAMES.length]} Harbor-${index}`;
  const emailOf = (index: number) => `member-${index}${index < count - faulty ? '@' : WRONG_AT}mail.test`;
  const rows = Array.from({ length: count }, (_, index) => [
    emailOf(index),
    nameOf(index),
    `${TRADES[index % TRADES.length]} ${index}`,
    'Porto',
    `H-${index}`,
  ]);
  const text = [HEADER, ...rows].map((cells) => cells.join(';')).join('\r\n');
  return {
    file: { name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') },
    first: { email: emailOf(0), name: nameOf(0) },
  };
}

/** The downloaded faulty rows with their addresses put right. */
export const correctAddresses = (faultyRows: string): string => faultyRows.replaceAll(WRONG_AT, '@');
