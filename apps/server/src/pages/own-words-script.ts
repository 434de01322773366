import type { Locale } from '@guildhall/locale/locales';
import { ownWordsIn } from '@guildhall/locale/own-words/current-words';
import { rewording } from '@guildhall/locale/own-words/rewording';

declare global {
  /** Each file of messages of the web hands them over when it is loaded (apps/web/translated-messages.ts). */
  var ownWords: ((messages: object, locale: Locale) => void) | undefined;
}

/** For bundles of the web in this process, which render pages. */
globalThis.ownWords = (messages, locale) => {
  const words = ownWordsIn(locale);
  if (words) Object.assign(messages, words.reword(messages));
};

const scripts = new WeakMap<object, string>();

/**
 * The same for a browser, which gets the words of its page; empty where the community has none in this language.
 * The script removes itself, so that the document is what React rendered.
 */
export function ownWordsScript(locale: Locale): string {
  const words = ownWordsIn(locale);
  if (!words) return '';
  const known = scripts.get(words) ?? scriptOf(words.pairs, locale);
  scripts.set(words, known);
  return known;
}

function scriptOf(pairs: object, locale: Locale): string {
  const arguments_ = `${JSON.stringify(pairs).replaceAll('<', String.raw`\u003c`)},'${locale}'`;
  return `(()=>{document.currentScript.remove();const reword=(${rewording.toString()})(${arguments_});globalThis.ownWords=(messages)=>{Object.assign(messages,reword(messages))}})()`;
}
