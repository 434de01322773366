/** The same text with the digits 0 to 9 in place of those of other scripts, such as ١٢٣ and ۱۲۳. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    if (digit <= '9') return digit;
    let zero = digit.codePointAt(0) ?? 0;
    const value = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1;
    return String(value - zero);
  });
