import type { Token } from '../text.ts';
import { isContentWord } from './content-words.ts';
import { headsAmong } from './heads.ts';
import { markers } from './markers.ts';
import { toldAmong } from './told-among.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

/** From these words on, up to the end of the clause, stands when or why. */
const WHEN = set(
  `before after until till during while because since
   bevor vor bis wahrend weil seit
   avant apres pendant jusqua jusquau jusquen parce depuis
   antes despues hasta durante porque
   depois ate`,
);
/** Behind these stands where, if an article or an owner follows. */
const WHERE = set(
  `in at on
   auf unter
   dans sous sur
   en bajo
   em sob`,
);
/** A place with its article in one word. */
const WHERE_ONE = set('im am beim na nas nos aux au');
const ARTICLES = set(
  `the my our your this der die das dem den einem einer unser unsere unserem unserer mein meinem meiner
   le la les l notre nos mon ma mes un une ce cette el los las mi mis nuestro nuestra un una o a os as meu minha nosso nossa`,
);
/** Between the words of one place: "la réserve du magasin". */
const OF = set('of de du des del da do das dos der des d');
/** When, by themselves. */
const DAYS = set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
   january february april june july august september october november december weekend weekends tomorrow tonight
   montag dienstag mittwoch donnerstag freitag samstag sonntag montags freitags samstags sonntags januar februar marz april mai juni juli
   oktober dezember wochenende morgens abends nachts
   lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juin juillet aout septembre octobre novembre decembre
   lunes martes miercoles jueves viernes sabado sabados domingo domingos enero febrero abril mayo junio julio agosto septiembre octubre noviembre diciembre
   segunda terca quarta quinta sexta janeiro fevereiro maio junho julho setembro outubro novembro dezembro`,
);
/** Most words of a place behind its article. */
const PLACE_MOST = 2;

const writtenOf = (token: Token | undefined): string => token?.abroad?.word ?? token?.word ?? '';

const saysSomething = (token: Token): boolean =>
  isContentWord(token) &&
  ![markers.needing, markers.one, markers.counts].some((words) => words.has(token.word));

/**
 * Where a need only says when, where or why: "before the wedding", "in our chimney", "on Saturday". None where it says
 * nothing else.
 */
export function circumstances(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const written = writtenOf(tokens[at]);
    const end = WHEN.has(written) ? endOfClause(tokens, at) : endOfPlace(tokens, at);
    if (end > at) for (let place = at; place < end; place += 1) found.add(place);
    else if (DAYS.has(written)) found.add(at);
  }
  return tokens.some((token, at) => !found.has(at) && saysSomething(token)) ? found : new Set();
}

function endOfClause(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (end < tokens.length && tokens[end]?.gap === 'none') end += 1;
  return end;
}

/** Behind the last word of a place that begins here; where it begins where it is none. */
function endOfPlace(tokens: readonly Token[], at: number): number {
  const written = writtenOf(tokens[at]);
  const isOne = WHERE_ONE.has(written);
  if (!isOne && !(WHERE.has(written) && ARTICLES.has(writtenOf(tokens[at + 1])))) return at;
  let end = isOne ? at + 1 : at + 2;
  let words = 0;
  while (end < tokens.length && tokens[end]?.gap === 'none') {
    const token = tokens[end];
    const isLink = words > 0 && OF.has(writtenOf(token));
    const isWord = token !== undefined && isContentWord(token) && !WHERE.has(writtenOf(token));
    if (isLink) words = 0;
    else if (!isWord || words >= PLACE_MOST) {
      if (!ARTICLES.has(writtenOf(token)) || words > 0) break;
    } else words += 1;
    end += 1;
  }
  return end;
}

/**
 * What a need says, and what only tells when, where or why. A need that names no trade without that keeps all, as
 * every word may tell of the problem.
 */
export function withoutCircumstances(tokens: readonly Token[]): {
  readonly wanted: readonly Token[];
  readonly around: readonly Token[];
} {
  const places = circumstances(tokens);
  if (places.size === 0) return { wanted: tokens, around: [] };
  const wanted = tokens.flatMap((token, at) => {
    if (places.has(at)) return [];
    // What stood apart does not describe each other.
    return [places.has(at - 1) && token.gap === 'none' ? { ...token, gap: 'comma' as const } : token];
  });
  if (headsAmong(wanted).length === 0 && toldAmong(wanted) === undefined)
    return { wanted: tokens, around: [] };
  return { wanted, around: tokens.filter((_, at) => places.has(at)) };
}
