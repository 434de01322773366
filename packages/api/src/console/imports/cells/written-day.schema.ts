const YEAR_FIRST = /^(\d{4})[-/.年] ?(\d{1,2})[-/.月] ?(\d{1,2})(?:[T 日].*)?$/;
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const DAY_FIRST = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d\d)(?:[T ].*)?$/;
const EITHER = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d\d)(?:[T ].*)?$/;
const DAY_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|er|º)?[-. /]*(?:de |of )?(\p{L}+)\.?[-,. /]*(?:del? )?(\d{4}|\d\d)$/u;
const MONTH_NAMED = /^(\p{L}+)\.?[- ](\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;
const MONTH_ONLY = /^(?:(\d{1,2})[/.-]|(\p{L}+)\.?[- /]*(?:de |del )?)((?:19|20)\d\d)$/u;
const YEAR_ONLY = /^(?:19|20)\d\d$/;
/** Days since 1899-12-30, as spreadsheets count them: from 1927 to 2173. */
const SERIAL = /^(?:[1-9]\d{4})(?:[.,]\d+)?$/;
/** What Polish and Russian write behind a year. */
const YEAR_SIGN = /\s*(?:r|rok|roku|г|р|an)\.?$/iu;

/** Beginnings of the names of months in the languages of lists, folded. */
const MONTHS = [
  /^(?:jan|jaen|ene|gen|sty|led|oca)/,
  /^(?:feb|fev|lut|uno|sub|helmi)/,
  /^(?:mar|maer|mrz|mrt|bre|maalis)/,
  /^(?:apr|avr|abr|kwi|dub|nis|huhti)/,
  /^(?:may|mai|mag|mei|maj|kve|touko)/,
  /^(?:jun|juin|giu|cze|cervn|cerven(?!ec)|haz|kesa)/,
  /^(?:jul|juil|lug|lip|cervenec|cervence|tem|heina)/,
  /^(?:aug|aou|ago|sie|srp|elo)/,
  /^(?:sep|set|wrz|zar|eyl|syys)/,
  /^(?:oct|okt|out|ott|paz|rij|eki|loka)/,
  /^(?:nov|lis|kas|marras)/,
  /^(?:dec|dez|dic|gru|pro|ara|joulu)/,
];

/** In a text, which of two numbers with a slash is the day, where that is known; and what a date without a day means. */
export type DayReading = {
  isDayFirst?: boolean | undefined;
  /** The day of a month or year alone. */
  part: 'first' | 'last';
  /** The latest year that two digits mean. */
  latest: number;
};

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
const monthOf = (name = '') => String(MONTHS.findIndex((month) => month.test(fold(name))) + 1);

/**
 * A date as spreadsheets and people write it, as year-month-day. With slashes or dashes, the number above 12 is the day.
 * @returns two dates when both numbers could be the day; none when it is no date
 */
export function readDay(text: string, reading: DayReading): string[] {
  const written = text.trim().replace(YEAR_SIGN, '');
  const iso = (year = '', month = '', day = '') =>
    `${fullYear(year, reading.latest)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const yearFirst = YEAR_FIRST.exec(written) ?? COMPACT.exec(written);
  if (yearFirst) return [iso(...yearFirst.slice(1))];
  if (SERIAL.test(written)) return [dayOfSerial(Number.parseInt(written, 10))];
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) return [iso(dayFirst[3], dayFirst[2], dayFirst[1])];
  const either = EITHER.exec(written);
  if (either) return orderings(either, reading.isDayFirst).map((parts) => iso(...parts));
  const dayNamed = DAY_NAMED.exec(written);
  if (dayNamed) return [iso(dayNamed[3], monthOf(dayNamed[2]), dayNamed[1])];
  const monthNamed = MONTH_NAMED.exec(written);
  if (monthNamed) return [iso(monthNamed[3], monthOf(monthNamed[1]), monthNamed[2])];
  return partOf(written, reading);
}

function partOf(written: string, { part }: DayReading): string[] {
  if (YEAR_ONLY.test(written)) return part === 'first' ? [`${written}-01-01`] : [];
  const [, number, name, year] = MONTH_ONLY.exec(written) ?? [];
  if (year === undefined) return [];
  const month = (number ?? monthOf(name)).padStart(2, '0');
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return [`${year}-${month}-${part === 'first' ? '01' : String(last)}`];
}

function orderings([, one = '', other = '', year = '']: RegExpExecArray, isDayFirst?: boolean): string[][] {
  if (Number(one) > 12 || (isDayFirst === true && Number(other) <= 12)) return [[year, other, one]];
  if (Number(other) > 12 || Number(one) === Number(other) || isDayFirst === false)
    return [[year, one, other]];
  return [
    [year, one, other],
    [year, other, one],
  ];
}

const fullYear = (year: string, latest: number) => {
  if (year.length !== 2) return year;
  return Number(`20${year}`) > latest ? `19${year}` : `20${year}`;
};

const dayOfSerial = (serial: number) => new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
