/** A text without what its writer rules out, of the same length, and the phrases that were ruled out. */
export type Included = { readonly text: string; readonly excluded: readonly string[] };

const oneOf = (list: string): string => list.trim().replaceAll(/\s+\|\s+/gu, '|');

/** After these an exclusion follows wherever they are. */
const ANYWHERE = oneOf(String.raw`
  any(?:thing|one|body) but | everything but | everyone but | except(?:\sfor)? | excluding | other than | rather not | rather than |
  (?:ideally|preferably|just|certainly|definitely) not | apart from | instead of | außer | ausgenommen |
  lieber (?:nicht|kein\p{L}*) | (?:bitte|bloß|nur) (?:nicht|kein\p{L}*) | keinesfalls | auf keinen fall | statt | anstatt |
  sauf | hormis | excepté | surtout pas | plutôt pas | plutôt que | mais pas | excepto | exceto | salvo |
  (?:cualquier cosa|todo|qualquer coisa|tudo) menos | nada de | que no sean? | en vez de | que não sejam? | em vez de |
  behalve | uitgezonderd | liever (?:niet|geen) | in plaats van | tranne | eccetto | niente | che non sia`);

/** After these one follows where a clause begins with them. */
const AT_THE_BEGINNING = oneOf(String.raw`
  no | not | without | never | (?:i\s|we\s)?(?:do not|don['’]t) (?:want|need|sell|do|offer|take) |
  (?:i['’]m|we['’]re|i am|we are) not | kein\p{L}* | nicht | ohne | pas de | pas d['’] | pas une? | sans | sin |
  ningun\p{L}* | ningún | no quiero | no queremos | sem | nenhuma? | não quero | não queremos | geen | niet | zonder |
  senza | nessun\p{L}* | non voglio | non vogliamo`);

const CLAUSE_BEGINS = '(?:^|[.,;:!?()\\n–—]|\\s-|\\b(?:but|aber|mais|pero|mas|maar|ma))\\s*';
const ASIDE = '(?:(?:please|bitte|svp|por favor|alsjeblieft|per favore|but|and|aber|definitely|really)\\s+)?';
/** What ends an exclusion: the end of the clause, or a turn to what is wanted. */
const TO_ITS_END =
  '([^.,;:!?()\\n–—]*?)(?=$|[.,;:!?()\\n–—]|\\s-\\s|\\s(?:but|because|just|only|please|aber|sondern|weil|mais|pero|sino|porque|mas|maar|ma|perché)\\b)';

const anywhere = new RegExp(`(?<![\\p{L}])(?:${ANYWHERE})\\s${TO_ITS_END}`, 'giu');
const atTheBeginning = new RegExp(
  `(?<=${CLAUSE_BEGINS}${ASIDE})(?<![\\p{L}])(?:${AT_THE_BEGINNING})\\s?(?<=[\\s'’])${TO_ITS_END}`,
  'giu',
);
const hasWords = /\p{L}{2}/u;

/** Whoever had enough of something may say so first. */
const enough =
  /(?<!\p{L})(?:fed up with|tired of|sick of|(?:had )?enough of|genug von|marre des?|harto de|farto de)\s([^.;!?\n]*)(?=[.;!?\n][^.]*\p{L}{2})/giu;
const joined = /\s(?:and|or|nor|und|oder|noch|et|ou|ni|y|nem)\s/iu;
const courtesy =
  /(?<!\p{L})(?:please|thanks?|bitte|danke|svp|s['’]il (?:vous|te) pla[iî]t|merci|por favor|gracias|obrigad[oa]|aub|a\.?u\.?b|alsjeblieft|graag|grazie|per favore)(?!\p{L})/giu;

/** What led to an exclusion, or thanked for it, and stands alone without it. */
const dangling = new RegExp(
  `(?:(?<!\\p{L})(?:but|and|aber|und|mais|et|pero|y|mas|e|maar|en|ma)|${courtesy.source})(?!\\p{L})(?=[\\s,;]*(?:\\s{3}|$|[.!?\\n]))`,
  'giu',
);

const blanks = (found: string): string => ' '.repeat(found.length);

/**
 * Takes out of a text what it rules out: "a cook, but please no caterers" is a cook, and excludes caterers. A text
 * that begins with a negation tells a problem ("no time to do my books") and keeps it.
 */
export function withoutExclusions(text: string): Included {
  const excluded: string[] = [];
  const blank = (found: string, phrase: string, at: number): string => {
    if (!hasWords.test(text.slice(0, at)) || !hasWords.test(phrase)) return found;
    return taken(found, phrase);
  };
  const taken = (found: string, phrase: string): string => {
    const named = phrase.replaceAll(courtesy, ' ').split(joined);
    excluded.push(...named.map((each) => each.trim()).filter((each) => hasWords.test(each)));
    return blanks(found);
  };
  const read = text.replaceAll(enough, taken).replaceAll(anywhere, blank).replaceAll(atTheBeginning, blank);
  return { text: excluded.length > 0 ? read.replaceAll(dangling, blanks) : read, excluded };
}
