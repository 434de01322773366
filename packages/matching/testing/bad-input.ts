/** Texts that say nothing a member could be matched by, by what is wrong with them. */
export const badInput: Readonly<Record<string, string>> = {
  nothing: '',
  'one word that is none': 'Kwyjibo',
  'five thousand letters': 'x'.repeat(5_000),
  'five thousand words that are none': 'xy zz '.repeat(833),
  'emoji only': '🥐🚀✨'.repeat(400),
  'mixed scripts': 'Κafé жизнь 東京 שלום مرحبا ᚠᛇᚻ '.repeat(40),
  'mark-up': '<script>alert("plumber")</script><b></b><a href="https://example.org/roofer">&nbsp;</a>'.repeat(
    50,
  ),
  'open mark-up': '<'.repeat(5_000),
  NUL: '\u0000\u0000\u0001\uFFFE'.repeat(800),
  'a thousand commas': ','.repeat(1_000),
  'half a pair of surrogates': '\uD83D'.repeat(500),
  Chinese: '我们正在寻找一位能够帮助我们处理账目的会计师，最好在上海。'.repeat(20),
  Arabic: 'نبحث عن محاسب لمطعم صغير في القاهرة، ويفضل من لديه خبرة.'.repeat(20),
  Polish: 'Szukamy księgowej do małej piekarni w Krakowie, najlepiej od września.'.repeat(20),
};
