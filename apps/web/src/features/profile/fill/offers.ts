import { LIST_FIELDS, ProfileFields } from '@guildhall/api/people/profile/profile.schema';
import { type ProfileField, type ProfileFormValues, toProfileFields } from '../edit-profile.form.ts';
import { FORM_FIELDS } from '../profile-inputs.ts';
import type { Found, Offer, Offers } from './found.types.ts';

const PARAGRAPHS: ReadonlySet<ProfileField> = new Set(['bio', 'professionalSummary']);
const LISTS: ReadonlySet<ProfileField> = new Set(LIST_FIELDS);
/** A value may break more than one bound: that of an item and that of the list. */
const ROUNDS = 3;

/** Sorts what a file says into what a form can take: only blank fields, only what the schema allows. */
export function offersOf(found: Found, form: ProfileFormValues, industries: readonly string[]): Offers {
  const result: Offers = { offers: [], alreadyFilled: [], unusable: [], industry: null };
  for (const field of FORM_FIELDS) {
    const value = plain(field, found[field] ?? '');
    if (value === '') continue;
    if (form[field].trim() !== '') {
      if (form[field].trim() !== value) result.alreadyFilled.push(field);
      continue;
    }
    const listed = field === 'industry' ? listedAs(value, industries) : value;
    const offer = listed === undefined ? undefined : fit(field, listed, form);
    if (offer) result.offers.push(offer);
    else if (field === 'industry') result.industry = value;
    else result.unusable.push(field);
  }
  return result;
}

const listedAs = (value: string, industries: readonly string[]) =>
  industries.find((industry) => industry.toLowerCase() === value.toLowerCase());

/** Without what no field can hold: control characters, and in one line also invisible ones and line breaks. */
function plain(field: ProfileField, value: string): string {
  if (PARAGRAPHS.has(field))
    return value
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim();
  return value
    .replaceAll(/[\p{Bidi_Control}\u200b\u2060\ufeff]/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** The value within the bounds of the schema; undefined when something other than its length is wrong. */
function fit(field: ProfileField, value: string, form: ProfileFormValues): Offer | undefined {
  let fitted = value;
  for (let round = 0; round < ROUNDS; round += 1) {
    const issues = issuesOf(field, fitted, form);
    if (issues.length === 0) return { field, value: fitted, isShortened: fitted !== value };
    const issue = issues.find(({ code }) => code === 'too_big');
    if (issue?.code === 'too_big') fitted = shorten(field, fitted, issue.path, Number(issue.maximum));
  }
  return undefined;
}

const issuesOf = (field: ProfileField, value: string, form: ProfileFormValues) =>
  (ProfileFields.safeParse(toProfileFields({ ...form, [field]: value })).error?.issues ?? []).filter(
    ({ path }) => path[0] === field,
  );

function shorten(field: ProfileField, value: string, path: PropertyKey[], maximum: number): string {
  if (!LISTS.has(field)) return cut(value, maximum);
  const items = value.split(',').map((item) => item.trim());
  const isOfItem = path.length > 1;
  return (isOfItem ? items.map((item) => cut(item, maximum)) : items.slice(0, maximum)).join(', ');
}

/** The beginning of a text, in code points as the schema counts, without half of what is seen as one character. */
function cut(text: string, maximum: number): string {
  let length = 0;
  let fitting = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += Array.from(segment).length;
    if (length > maximum) break;
    fitting += segment;
  }
  return fitting.trim();
}
