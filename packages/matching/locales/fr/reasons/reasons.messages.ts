import type { OfferKind, reasonMessages as english } from '#src/reasons/reasons.messages.ts';
import { number, plural } from '@guildhall/locale/words/fr';
import type { Translation } from '@guildhall/locale/translation';

const THEY: Record<OfferKind, string> = {
  title: 'travaille comme',
  company: 'travaille chez',
  prose: 'écrit :',
  service: 'offre',
};

const YOU: Record<OfferKind, string> = {
  title: 'travaillez comme',
  company: 'travaillez chez',
  prose: 'écrivez :',
  service: 'offrez',
};

const uncapitalized = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const reasonMessages: Translation<typeof english> = {
  quoted: (text) => `« ${text} »`,
  title: (quoted, _title) => quoted,
  both: (one, other) => `${one}. ${other}.`,
  youLookFor: (need) => `Vous recherchez ${need}`,
  looksFor: (name, need) => `${name} recherche ${need}`,
  offers: (name, kind, offer) => `${name} ${THEY[kind]} ${offer}`,
  youOffer: (kind, offer) => `Vous ${YOU[kind]} ${offer}`,
  isOf: (name, title) => `${name} a pour fonction ${title}`,
  youServe: (audience) => `Vous vous adressez à ${audience}`,
  mayFit: (what) => `Peut correspondre à ${what}`,
  mayFitYou: (sentence) => `Peut convenir : ${uncapitalized(sentence)}`,
  mutual: (count) =>
    plural(count, { one: `${number(count)} contact commun`, other: `${number(count)} contacts communs` }),
  alsoIn: (place) => `Même lieu : ${place}`,
  youPreferToMeet: (whom) => `Vous préférez rencontrer ${whom}`,
  sameIndustry: (industry) => `Même secteur : ${industry}`,
  sharedSkills: (count, names) =>
    `${number(count)} ${plural(count, { one: 'compétence commune', other: 'compétences communes' })} : ${names}`,
  sharedInterests: (count, names) =>
    `${number(count)} ${plural(count, { one: 'centre d’intérêt commun', other: 'centres d’intérêt communs' })} : ${names}`,
  greeting: {
    theyOffer: (need, offer) =>
      `Bonjour, je recherche ${need} et j’ai lu ${offer} sur votre profil. Pouvons-nous en parler ?`,
    theirWork: (need) =>
      `Bonjour, je recherche ${need} et, d’après votre profil, c’est votre métier. Pouvons-nous en parler ?`,
    iOffer: (need, offer) =>
      `Bonjour, j’ai lu que vous recherchez ${need}. C’est mon métier : ${offer}. Pouvons-nous en parler ?`,
  },
  summary: {
    retold: (_retold, quoted) => quoted,
    offers: (quoted) => `Offre ${quoted}`,
    writes: (quoted) => `Écrit : ${quoted}`,
  },
  opportunity: {
    asksFor: (need) => `Recherche ${need}`,
    asksForYours: (skills) => {
      const last = skills.at(-1) ?? '';
      const names = skills.length > 1 ? `${skills.slice(0, -1).join(', ')} et ${last}` : last;
      return `Recherche ce que vous offrez : ${names}`;
    },
    industry: (industry) => `Destinée à votre secteur : ${industry}`,
  },
};
