import type { OfferKind, reasonMessages as english } from '#src/reasons/reasons.messages.ts';
import { number, plural } from '@guildhall/locale/words/de';
import type { Translation } from '@guildhall/locale/translation';

const THEY: Record<OfferKind, string> = {
  title: 'arbeitet als',
  company: 'arbeitet bei',
  prose: 'schreibt:',
  service: 'bietet',
};
const YOU: Record<OfferKind, string> = {
  title: 'arbeiten als',
  company: 'arbeiten bei',
  prose: 'schreiben:',
  service: 'bieten',
};

export const reasonMessages: Translation<typeof english> = {
  quoted: (text) => `„${text}“`,
  title: (quoted, _title) => quoted,
  both: (one, other) => `${one}. ${other}.`,
  youLookFor: (need) => `Sie suchen ${need}`,
  looksFor: (name, need) => `${name} sucht ${need}`,
  offers: (name, kind, offer) => `${name} ${THEY[kind]} ${offer}`,
  youOffer: (kind, offer) => `Sie ${YOU[kind]} ${offer}`,
  isOf: (name, title) => `${name} ist ${title}`,
  youServe: (audience) => `Sie arbeiten für ${audience}`,
  mayFit: (what) => `Passt vielleicht zu ${what}`,
  mayFitYou: (sentence) => `Passt vielleicht: ${sentence}`,
  mutual: (count) =>
    plural(count, { one: '1 gemeinsamer Kontakt', other: `${number(count)} gemeinsame Kontakte` }),
  alsoIn: (place) => `Gleiche Gegend: ${place}`,
  youPreferToMeet: (whom) => `Sie möchten am liebsten ${whom} kennenlernen`,
  sameIndustry: (industry) => `Gleiche Branche: ${industry}`,
  sharedSkills: (count, names) =>
    plural(count, {
      one: `1 gemeinsame Kenntnis: ${names}`,
      other: `${number(count)} gemeinsame Kenntnisse: ${names}`,
    }),
  sharedInterests: (count, names) =>
    plural(count, {
      one: `1 gemeinsames Interesse: ${names}`,
      other: `${number(count)} gemeinsame Interessen: ${names}`,
    }),
  greeting: {
    theyOffer: (need, offer) =>
      `Guten Tag! Ich suche ${need} und habe in Ihrem Profil ${offer} gelesen. Wollen wir uns austauschen?`,
    theirWork: (need) =>
      `Guten Tag! Ich suche ${need}, und nach Ihrem Profil ist das Ihr Beruf. Wollen wir uns austauschen?`,
    iOffer: (need, offer) =>
      `Guten Tag! Ich habe gelesen, dass Sie ${need} suchen. Das ist mein Gebiet: ${offer}. Wollen wir uns austauschen?`,
  },
  summary: {
    retold: (_retold, quoted) => quoted,
    offers: (quoted) => `Bietet ${quoted}`,
    writes: (quoted) => `Schreibt: ${quoted}`,
  },
  opportunity: {
    asksFor: (need) => `Gesucht: ${need}`,
    asksForYours: (skills) => {
      const last = skills.at(-1) ?? '';
      const names = skills.length > 1 ? `${skills.slice(0, -1).join(', ')} und ${last}` : last;
      return `Gesucht ist, was Sie bieten: ${names}`;
    },
    industry: (industry) => `Für Ihre Branche gedacht: ${industry}`,
  },
};
