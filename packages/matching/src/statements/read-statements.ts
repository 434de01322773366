import type { MatchProfile } from '../profile.ts';
import { languageOf, tokensIn } from '../languages/language-of.ts';
import { cleanList, tokenize } from '../text.ts';
import type { Token } from '../text.ts';
import { groupWords } from '../data/groups.ts';
import { headsAmong } from './heads.ts';
import { withoutDisclaimers } from './disclaimers.ts';
import { withoutExclusions } from './exclusions.ts';
import { plainText } from './plain-text.ts';
import { readAudience, readProse, readServices } from './read-offering.ts';
import { readMeaning } from './read-meaning.ts';
import { type Span, needOf, readSeeking } from './read-seeking.ts';
import { roleOf, tradesOfRole } from './roles.ts';
import { toldAmong } from './told-among.ts';
import { stripRequestPhrase } from './strip-request-phrase.ts';
import { isContentWord } from './content-words.ts';
import type { NamedStatement, StatementField, StatementKind } from './statement.ts';

/** Most statements read of a kind: forty services say no more than twenty-four. */
const most: Readonly<Record<StatementKind, number>> = { need: 6, offer: 24, audience: 6 };

/** Most clauses examined for each statement that is read, since some repeat another. */
const repeats = 3;
/** Most words read of a text: more than a page. */
const mostWords = 500;

/** What a text does not tell of its language the first letters of these fields do. */
const proseFields = ['lookingFor', 'servicesOffered', 'jobTitle', 'professionalSummary', 'bio'] as const;
const sampled = 200;

/** What is read of a profile. */
export type StatementSource = Pick<MatchProfile, StatementField>;

/** Fields that do not tell what the writer is. */
const ABOUT_OTHERS: ReadonlySet<StatementField> = new Set(['lookingFor', 'targetAudience']);

/** Fields that name the writer's work rather than tell of it. */
export const NAMES_WORK: ReadonlySet<StatementField> = new Set([
  'jobTitle',
  'company',
  'servicesOffered',
  'skills',
]);

/** Reads a profile into what it says, in the order of the fields' weight; each thing once. Never throws. */
export function readStatements(profile: StatementSource): readonly NamedStatement[] {
  const statements = new Map<string, NamedStatement>();
  const counts = { need: 0, offer: 0, audience: 0 };
  const tried = { need: 0, offer: 0, audience: 0 };
  const language = languageOf(
    proseFields.flatMap((field) => tokenize((profile[field] ?? '').slice(0, sampled)).tokens),
  );
  const read = (field: StatementField, source: string | null | undefined, how: Reader): void => {
    const included = withoutExclusions(plainText(source)).text;
    const text = ABOUT_OTHERS.has(field) ? included : withoutDisclaimers(included);
    for (const { kind, ...words } of how(text, tokensIn(text, language ?? undefined).slice(0, mostWords))) {
      if (counts[kind] >= most[kind] || tried[kind] >= repeats * most[kind]) continue;
      tried[kind] += 1;
      const statement = statementOf({ kind, ...words }, field, text);
      if (statement === null || statements.has(statement.id)) continue;
      statements.set(statement.id, statement);
      counts[kind] += 1;
    }
  };
  read('jobTitle', profile.jobTitle, readTitle);
  if (saysOnlyWhoLeads(profile.jobTitle)) read('company', profile.company, readCompany);
  read('lookingFor', profile.lookingFor, readSeeking);
  read('servicesOffered', profile.servicesOffered, readServices);
  read('targetAudience', profile.targetAudience, readAudience);
  for (const skill of cleanList(profile.skills)) read('skills', skill, readServices);
  read('professionalSummary', profile.professionalSummary, readProse);
  read('bio', profile.bio, readProse);
  return [...statements.values()];
}

/** Reads a whole text as one need, whoever it seems to speak of; null where it says nothing. */
export function readNeed(source: string): NamedStatement | null {
  const text = plainText(source);
  return statementOf(needOf(tokensIn(text).slice(0, mostWords)), 'lookingFor', text);
}

type Reader = (text: string, tokens: readonly Token[]) => readonly Span[];

const readTitle: Reader = (_text, tokens) => [{ kind: 'offer', tokens, context: [] }];

/** "Director", or no title at all: what such a member does may stand in the name of the company. */
const saysOnlyWhoLeads = (title: string | null): boolean =>
  tokensIn(plainText(title)).every(
    (token) =>
      [groupWords.leads, groupWords.owners, groupWords.leading].some((words) => words.has(token.word)) ||
      !isContentWord(token),
  );

/** "Burke Scaffolding" names a trade; other names are no words to be found by. */
const readCompany: Reader = (_text, tokens) =>
  headsAmong(tokens).length > 0 ? [{ kind: 'offer', tokens, context: [] }] : [];

function statementOf(
  { kind, tokens, context, end }: Span,
  field: StatementField,
  text: string,
): NamedStatement | null {
  const [first] = tokens;
  const last = end ?? context.at(-1) ?? tokens.at(-1);
  if (first === undefined || last === undefined) return null;
  const meaning = readMeaning(tokens, context, {
    infers: kind === 'need',
    tells: kind === 'offer' && NAMES_WORK.has(field),
  });
  if (meaning.vector === null || (meaning.stems.length === 0 && meaning.trades.length === 0)) return null;
  const [quoted = first] = kind === 'need' ? stripRequestPhrase(tokens) : tokens;
  const role =
    kind === 'need' && toldAmong(tokens) === undefined ? roleOf(text.slice(first.start, last.end)) : null;
  return {
    kind,
    field,
    id: `${kind}:${[...meaning.stems].toSorted().join('.')}`,
    text: text.slice(quoted.start, last.end),
    ...meaning,
    role,
    trades: meaning.trades.filter(({ trade }) => !role || !tradesOfRole[role]?.includes(trade)),
  };
}
