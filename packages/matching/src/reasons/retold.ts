import { citiesNamed, countryNamed } from '../gazetteer.ts';
import { adverbs, plainVerbs, verbsOrNouns } from '../data/verbs.ts';
import { isSingularPerson } from '../data/groups.ts';
import { fold } from '../text.ts';
import { isLanguageName } from './named-languages.ts';

/**
 * English that a member wrote about what they do, as others say it: "I bake bread" is "Bakes bread", "Live jazz for my
 * guests" is "Offers live jazz for their guests", and "Yoga teacher for companies" "Works as a yoga teacher for
 * companies". Null where that is not sure to be right.
 */
export function retold(text: string): string | null {
  const [first = text] = text.split(/:\s(?=(?:i|we)(?:\s|['’]))/iu);
  const done = retoldSpeech(text);
  if (done !== null) return done;
  const thing = ofOthers(first);
  if (thing === null || /^(?:have|has|made|left|sold|built|was|am|are|is|can|will)\s/iu.test(thing))
    return null;
  const [phrase = ''] = thing.split(/,\s/u);
  const being = uncapitalized(phrase);
  return isSingularPerson(phrase)
    ? `Works as ${/^[aeiou]/iu.test(being) ? 'an' : 'a'} ${being}`
    : `Offers ${uncapitalized(thing)}`;
}

/** "I bake bread and deliver it" is "Bakes bread"; null for what is no sentence of whoever speaks. */
export function retoldSpeech(text: string): string | null {
  const done = thirdPerson(text);
  return done === null ? null : done.charAt(0).toUpperCase() + done.slice(1);
}

const irregular: Readonly<Record<string, string>> = {
  am: 'is',
  are: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
};

function conjugated(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

const isVerb = (word: string): boolean =>
  plainVerbs.has(word) || verbsOrNouns.has(word) || Object.hasOwn(irregular, word);

/** Null where it is not sure what the verb is. */
function thirdPerson(text: string): string | null {
  const spoken = /^(?:i|we)\s+(?:(\p{L}+)\s+)??(\p{L}+)\s+(.+)$/isu.exec(text);
  const [adverb = '', verb = '', rest = ''] = spoken?.slice(1) ?? ['', ...(imperative(text) ?? [])];
  if (!isVerb(verb.toLowerCase())) {
    const [, second = '', further = ''] = /^(\p{L}+)\s+(.+)$/su.exec(rest) ?? [];
    if (spoken === null || !adverbs.has(verb.toLowerCase()) || !isVerb(second.toLowerCase())) return null;
    return said(`${verb.toLowerCase()} ${conjugated(second.toLowerCase())}`, further);
  }
  return said(adverb + conjugated(verb.toLowerCase()), rest);
}

/** "Find firms money" says what somebody does; "Help desk" and "Design of logos" are things. */
function imperative(text: string): readonly string[] | undefined {
  const [, verb = '', rest = ''] = /^(\p{L}+)\s+(.+)$/su.exec(text) ?? [];
  const hasObject = /^(?:(?:an?|the|your|their|all|every|any|people)\s|\p{L}{2,}s\s)/iu.test(rest);
  return plainVerbs.has(verb.toLowerCase()) && hasObject ? [verb, rest] : undefined;
}

function said(verb: string, rest: string): string | null {
  const [, joiner = '', second = '', further = ''] = /^(and|or)\s+(\p{L}+)\s+(.+)$/su.exec(rest) ?? [];
  // "I design and build gardens"
  if (isVerb(second)) return said(`${verb} ${joiner} ${conjugated(second)}`, further);
  const thing = ofOthers(firstThing(rest));
  return thing === null ? null : `${verb} ${thing}`;
}

const anotherThing =
  /(?:,\s*(?:(?:and|then|or|but)\s+)?|\s+(?:and|then|or|but|so)\s+)(?:also\s+)?(\p{L}+)(?!\p{L})/giu;

/** Up to a second verb of the same person, which would have to be conjugated too. */
function firstThing(rest: string): string {
  for (const found of rest.matchAll(anotherThing))
    if (isVerb((found[1] ?? '').toLowerCase())) return rest.slice(0, found.index);
  return rest;
}

const oneself = /(?<!\p{L})(?:i|we|me|us|mine|ours|myself|ourselves|i['’]\p{L}+|we['’]\p{L}+)(?!\p{L})/iu;

/** What is said of me as it is said of others: the phrases up to one that only the writer can say. */
function ofOthers(text: string): string | null {
  const theirs = text.replaceAll(/(?<!\p{L})(?:my|our)(?!\p{L})/giu, 'their');
  const at = theirs.search(oneself);
  const end =
    at < 0 ? theirs.length : Math.max(0, theirs.slice(0, at).search(/[,;:(–—][^,;:(–—]*$|\s-\s\P{P}*$/u));
  const whole = theirs.slice(0, end).replace(/[\s,;:(–—-]+$|\s(?:and|or|but|so|then)$/iu, '');
  return /\p{L}{3}/u.test(whole) ? whole : null;
}

/** "React Native" is one name, "Online English lessons" and "Periodic CPC training" are not. */
function isPartOfName(after: string): boolean {
  const [, next = ''] = /^\s(\p{Lu}\p{Ll}+)/u.exec(after) ?? [];
  return next !== '' && !isLanguageName(next) && !isSingularPerson(after);
}

/** Without the capital of its first word, unless that is a name or an abbreviation. */
function uncapitalized(text: string): string {
  const [word = ''] = /^[\p{L}\p{M}'’]+/u.exec(text) ?? [];
  const isName =
    /\p{L}\p{Lu}|^\p{Lu}$/u.test(word) ||
    isLanguageName(word) ||
    isPartOfName(text.slice(word.length)) ||
    citiesNamed(fold(word)).length > 0 ||
    countryNamed(fold(word)) !== undefined;
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
