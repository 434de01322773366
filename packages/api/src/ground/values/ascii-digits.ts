const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number) => String.fromCodePoint(code).search(DIGIT) === 0;

/** The same text with the digits 0 to 9 in place of those of other scripts, such as ١٢٣ and ۱۲۳. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => {
    let value = 0;
    while (value < 9 && isDigit((digit.codePointAt(0) ?? 0) - value - 1)) value += 1;
    return String(value);
  });
