/* oxlint-disable unicorn/consistent-function-scoping -- pages have the source of the one function, helpers included */
import type { WordPair } from './terms.ts';

/** Changes messages: texts, and what functions of them say, wherever they are in objects, lists and maps. */
export type Reword = <Value>(value: Value) => Value;

/**
 * Says messages in a community's own words. Whole words only, in their case, and with the article that the new word
 * takes (a member, an associate; le membre, l’adhérent). What a sentence names, such as a business, is left alone.
 *
 * Pages have the source of this function in their head, so it uses nothing from outside of it.
 */
export function rewording(pairs: readonly WordPair[], locale: string): Reword {
  const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const longestFirst = (texts: readonly string[]) =>
    texts.toSorted((one, other) => other.length - one.length);
  const anyOf = (texts: readonly string[]) => longestFirst(texts).map(escape).join('|');
  const isUpper = (text: string) => text !== '' && text.charAt(0) !== text.charAt(0).toLowerCase();
  const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

  const ours = new Map(
    pairs.map(([form, theirs, isFeminine]) => [form.toLowerCase(), { theirs, isFeminine }]),
  );
  const before: Record<string, string> = {
    en: 'an? ',
    fr: 'de l’|à l’|[dl]’|qu’|de la |à la |d[eu] |l[ea] |au |cet? |que |[mst](?:a|on) ',
    ar: '[وف]?(?:لل|[بكل]?ال|[بكل])|[وف]',
  };
  // Theirs come along to be left as they are: a sentence may be made of one that is changed already.
  const words = anyOf(pairs.flatMap(([form, theirs]) => [form, theirs]));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}_/.@#])(${before[locale] ?? '(?!)'})?(${words})(?![\p{L}\p{M}\p{N}_/@]|\.\p{L})`,
    'giu',
  );

  /** French articles by what follows: before a vowel, a consonant of a masculine word, and of a feminine one. */
  const FRENCH = [
    ['l’', 'le ', 'la '],
    ['de l’', 'du ', 'de la '],
    ['à l’', 'au ', 'à la '],
    ['d’', 'de ', 'de '],
    ['qu’', 'que ', 'que '],
    ['cet ', 'ce ', 'cette '],
    ['mon ', 'mon ', 'ma '],
    ['ton ', 'ton ', 'ta '],
    ['son ', 'son ', 'sa '],
  ];
  function prefixFor(prefix: string, theirs: string, isFeminine: boolean): string {
    const small = prefix.toLowerCase();
    let fitting = small;
    if (locale === 'en' && small !== '')
      fitting =
        /^(?:[aeio]|u(?!ni|s|til)|hono|hour|heir)/i.test(theirs) && !/^(?:eu|one)/i.test(theirs)
          ? 'an '
          : 'a ';
    if (locale === 'fr') {
      const forms = FRENCH.find((each) => each.includes(small));
      const column = /^[aeiouyhàâéèêëîïôùûœ]/i.test(theirs) ? 0 : isFeminine ? 2 : 1;
      fitting = forms?.[column] ?? small;
    }
    return isUpper(prefix) ? capitalized(fitting) : locale === 'ar' ? prefix : fitting;
  }

  const replaceIn = (text: string) =>
    text.replace(pattern, (all: string, prefix: string | undefined, word: string) => {
      const own = ours.get(word.toLowerCase());
      if (own === undefined) return all;
      const fitting = prefix === undefined ? '' : prefixFor(prefix, own.theirs, own.isFeminine);
      return fitting + (isUpper(word) ? capitalized(own.theirs) : own.theirs);
    });

  function say(text: string, named: readonly string[]): string {
    const kept = named.filter((name) => !ours.has(name) && name.search(pattern) !== -1);
    if (kept.length === 0) return replaceIn(text);
    const parts = text.split(new RegExp(`(${anyOf(kept)})`));
    return parts.map((part, index) => (index % 2 === 1 ? part : replaceIn(part))).join('');
  }

  const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flatMap(textsIn);
    return typeof value === 'object' && value !== null && isPlain(value)
      ? Object.values(value).flatMap(textsIn)
      : [];
  };

  function reword(value: unknown, named: readonly string[]): unknown {
    if (typeof value === 'string') return say(value, named);
    if (typeof value === 'function')
      return (...args: unknown[]) => reword(value(...args), [...named, ...textsIn(args)]);
    if (Array.isArray(value)) return value.map((item) => reword(item, named));
    if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, reword(item, named)]));
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reword(item, named)]));
  }
  const isLike = <Value>(made: unknown, value: Value): made is Value => typeof made === typeof value;
  return (value) => {
    const made = reword(value, []);
    return isLike(made, value) ? made : value;
  };
}
