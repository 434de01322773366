/** A text without what its writer rules out, of the same length, and the phrases that were ruled out. */
export type Included = { readonly text: string; readonly excluded: readonly string[] };

const words = (list: string): string =>
  list
    .trim()
    .split(/\s*\|\s*/u)
    .join('|');

/** After these an exclusion follows wherever they are. */
const ANYWHERE = words(`
  any(?:thing|one|body) but | everything but | everyone but | except(?: for)? | excluding | other than | rather not |
  apart from | instead of | außer | ausgenommen | lieber (?:nicht|kein\\p{L}*) | bitte (?:nicht|kein\\p{L}*) |
  keinesfalls | auf keinen fall | statt | sauf | hormis | excepté | surtout pas | plutôt pas | excepto | exceto |
  salvo | (?:cualquier cosa|todo|qualquer coisa|tudo) menos | nada de | behalve | uitgezonderd |
  liever (?:niet|geen) | tranne | eccetto | niente`);

/** After these one follows where a clause begins with them. */
const AT_THE_BEGINNING = words(`
  no | not | without | never | (?:i |we )?(?:do not|don['’]t) (?:want|need|sell|do|offer|take) | (?:i['’]m|we['’]re|i am|we are) not |
  kein\\p{L}* | nicht | ohne | pas de | pas d['’] | pas un | pas une | sans | sin | ningun\\p{L}* | ningún |
  no quiero | no queremos | sem | nenhuma? | não quero | não queremos | geen | niet | zonder | senza | nessun\\p{L}* |
  non voglio | non vogliamo`);

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

/**
 * Takes out of a text what it rules out: "a cook, but please no caterers" is a cook, and excludes caterers. A text
 * that begins with a negation tells a problem ("no time to do my books") and keeps it.
 */
export function withoutExclusions(text: string): Included {
  const excluded: string[] = [];
  const blank = (found: string, phrase: string, at: number): string => {
    if (!hasWords.test(text.slice(0, at)) || !hasWords.test(phrase)) return found;
    excluded.push(phrase.trim());
    return ' '.repeat(found.length);
  };
  const read = text.replaceAll(anywhere, blank).replaceAll(atTheBeginning, blank);
  return { text: read, excluded };
}
