import type { Locale } from '../locales.ts';

/** What communities may call otherwise: a club has fellows, a chamber sections. */
export const TERMS = ['member', 'business', 'chapter', 'event', 'referral'] as const;
export type Term = (typeof TERMS)[number];

/** A community's own word for each of our forms of a term, in the order of `OUR_FORMS`. */
export type OwnTerms = Partial<Record<Term, readonly string[]>>;
export type OwnWords = Partial<Record<Locale, OwnTerms>>;

/** Each form in which our sentences have a term. A form that is inside another word, such as 'membership', is none. */
export const OUR_FORMS: Record<Locale, Record<Term, readonly string[]>> = {
  en: {
    member: ['member', 'members'],
    business: ['business', 'businesses'],
    chapter: ['chapter', 'chapters'],
    event: ['event', 'events'],
    referral: ['referral', 'referrals'],
  },
  de: {
    member: ['Mitglied', 'Mitglieds', 'Mitglieder', 'Mitgliedern'],
    business: ['Unternehmen', 'Unternehmens'],
    chapter: ['Gruppe', 'Gruppen'],
    event: ['Veranstaltung', 'Veranstaltungen'],
    referral: ['Empfehlung', 'Empfehlungen'],
  },
  fr: {
    member: ['membre', 'membres'],
    business: ['entreprise', 'entreprises'],
    chapter: ['section', 'sections'],
    event: ['événement', 'événements'],
    referral: ['recommandation', 'recommandations'],
  },
  es: {
    member: ['miembro', 'miembros'],
    business: ['empresa', 'empresas'],
    chapter: ['grupo', 'grupos'],
    event: ['evento', 'eventos'],
    referral: ['referencia', 'referencias'],
  },
  pt: {
    member: ['membro', 'membros'],
    business: ['empresa', 'empresas'],
    chapter: ['grupo', 'grupos'],
    event: ['evento', 'eventos'],
    referral: ['indicação', 'indicações'],
  },
  ar: {
    member: ['عضو', 'عضوًا', 'عضوان', 'عضوين', 'أعضاء'],
    business: ['نشاط', 'نشاطان', 'نشاطين', 'أنشطة'],
    chapter: ['فرع', 'فروع'],
    event: ['فعالية', 'فعاليات'],
    referral: ['إحالة', 'إحالات'],
  },
};

/** Of the French terms, whose article an own word may uncover: l’entreprise, la société. */
const FEMININE = new Set(['entreprise', 'section', 'recommandation']);

/** A form of ours, theirs, and whether the noun is feminine. */
export type WordPair = readonly [ours: string, theirs: string, isFeminine: boolean];

/** The forms that a community replaces in a language, each with its own. */
export function wordPairs(locale: Locale, terms: OwnTerms): WordPair[] {
  return TERMS.flatMap((term) => {
    const ours = OUR_FORMS[locale][term];
    const isFeminine = FEMININE.has(ours[0] ?? '');
    return (terms[term] ?? []).flatMap((theirs, index): WordPair[] => {
      const form = ours[index];
      return form === undefined || form === theirs ? [] : [[form, theirs, isFeminine]];
    });
  });
}
