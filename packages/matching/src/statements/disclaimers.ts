/** Alternatives of a pattern, one or more a line, with blanks around the bars. */
const oneOf = (list: string): string => list.trim().replaceAll(/\s+\|\s+/gu, '|');

const BEGINS = String.raw`(?<=^\s*|[.,;:!?()\n–—]\s*|\s-\s|\b(?:and|but|und|aber|et|mais|y|pero|e|mas|en|maar|ma)\s)`;

/** How somebody begins to say what they were. */
const PAST = oneOf(String.raw`
  (?:i\s|we\s)?used to | (?:i|we) (?:was|were) (?:an?|the|once|originally) | was an? | former(?:ly)? | once an? |
  previously | (?:i\s|we\s)?started (?:out|as) | in a (?:past|previous|former) life | before (?:that|this) | before(?=:) |
  (?:i\s)?studied | früher | ehemal\p{L}* | vormals | vorher | davor | (?:ich|wir) war(?:en)? | war (?:ich|früher|lange) |
  ancien(?:ne)?(?:ment)? | autrefois | j['’](?:étais|ai été) | avant (?:ça|cela) |
  fui | antes(?:\sde eso|\sera|\sen|\sem)? | anteriormente | era (?:una?|uma?) | já fui | vroeger | voorheen | ooit |
  voormalig\p{L}* | ero | prima (?:ero|facevo|lavoravo)`);
/** Where somebody turns to what they are. */
const NOW = oneOf(`
  now | today | nowadays | heute | jetzt | inzwischen | maintenant | aujourd['’]hui | ahora | hoy | agora | hoje | nu |
  tegenwoordig | ora | adesso | oggi`);
const past = new RegExp(
  String.raw`${BEGINS}(?:(?:${PAST})(?!\p{L})|ex[-\s](?=\p{L}))(?:(?![.;!?\n]|[\s,(](?:${NOW})(?!\p{L})|\sbut\s)[^])*`,
  'giu',
);

/** How a clause begins that says what its writer is not or does not do. */
const DENIED = oneOf(String.raw`
  (?:i|we|you) (?:do not|don['’]?t|cannot|can not|can['’]?t|won['’]?t|will not|never|no longer|wouldn['’]?t|am not|are not) |
  (?:i['’]m|we['’]re) not | (?:i|we) (?:may|would|could|should) not | (?:i|we) \p{L}+ no more |
  (?:(?:i|we)\s)?have no | (?:please\s)?(?:don['’]?t|do not) | no longer | never | não | já não | nunca | ya no | non`);
const denied = new RegExp(String.raw`${BEGINS}(?:${DENIED})(?!\p{L})[^.,;:!?()\n–—]*`, 'giu');

/** Where the negation follows the verb: who speaks, and then what negates, in one clause. */
const speaks = /(?<!\p{L})(?:ich|wir|bei mir|bei uns|je|j['’]\p{L}+|on|nous|ik|wij|we|ge)(?=\s)/iu;
const negates =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|niemand|pas|plus de|jamais|aucune?|niet|geen|nooit)(?!\p{L})/iu;
const clauses = /[^.,;:!?()\n–—]+/gu;
const deniesWithin = (clause: string): boolean => {
  const at = clause.search(speaks);
  return at >= 0 && negates.test(clause.slice(at));
};

/** Words of a sentence that is no offer: it is regretted, dreamed of or meant as a joke. */
const UNMEANT = oneOf(String.raw`
  alas | unfortunately | for my sins | just kidding | haha+ | i['’]d (?:love|like) to | would (?:love|like) to | dream(?:ing|s)? of |
  one day(?=[.,!?]) | someday | leider | träum\p{L}* | hélas | malheureusement | rêv\p{L}+ | por desgracia |
  desgraciadamente | ojalá | sueño con | infelizmente | helaas | purtroppo`);
const unmeant = new RegExp(String.raw`(?<!\p{L})(?:${UNMEANT})(?!\p{L})`, 'iu');
const sentences = /[^.;!?\n]+/gu;

const blank = (found: string): string => ' '.repeat(found.length);

/** A text about oneself without what its writer is not or does not do: "We don't do payroll." Of the same length. */
export const withoutDenials = (text: string): string =>
  text
    .replaceAll(denied, blank)
    .replaceAll(clauses, (clause) => (deniesWithin(clause) ? blank(clause) : clause));

/**
 * The same without what the writer is no more, or does not mean: "Früher Bäcker, heute Fotograf. Wir machen keine
 * Hochzeiten." is a photographer. Of the same length, so that places in it stay places in the text.
 */
export const withoutDisclaimers = (text: string): string =>
  withoutDenials(
    text
      .replaceAll(sentences, (sentence) => (unmeant.test(sentence) ? blank(sentence) : sentence))
      .replaceAll(past, blank),
  );
