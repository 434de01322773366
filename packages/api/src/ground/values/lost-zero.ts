/** Countries whose numbers are dialed with a zero in front. */
const ZERO_IN_FRONT = new Set(
  'AE AL AT AU BA BE BG CH CY DE DZ EG FI FR GB HR ID IE IL IN JP KE KR LU MA ME MK MY NG NL NZ PH PK RO RS SA SE SI SK TH TR UA VN ZA'.split(
    ' ',
  ),
);
/** Digits of postcodes that can begin with a zero. */
const POSTCODE_DIGITS: Record<string, number> = {
  DE: 5,
  EE: 5,
  ES: 5,
  FI: 5,
  FR: 5,
  IT: 5,
  MX: 5,
  NO: 4,
  RO: 6,
  TR: 5,
  UA: 5,
  US: 5,
};

/** Digits alone, as a cell of numbers has them; with a blank or a bracket, somebody typed them. */
const BARE_NUMBER = /^[1-9]\d{7,10}$/;

/** Whether a phone number probably lost the zero in front, which spreadsheets take from numbers. */
export const lacksZero = (number: string, region: string | undefined): boolean =>
  region !== undefined && ZERO_IN_FRONT.has(region) && BARE_NUMBER.test(number.trim());

/** A postcode with the zero that it lost; undefined for one that lost none. */
export function withLostZero(postcode: string, region: string | undefined): string | undefined {
  const digits = postcode.trim();
  const usual = region === undefined ? undefined : POSTCODE_DIGITS[region];
  return usual !== undefined && /^[1-9]\d+$/.test(digits) && digits.length === usual - 1
    ? `0${digits}`
    : undefined;
}
