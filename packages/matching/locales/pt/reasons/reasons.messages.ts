import type { OfferKind, reasonMessages as english } from '#src/reasons/reasons.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

/** The same for "you" and for a member: both take the third person. */
const VERBS: Record<OfferKind, string> = {
  title: 'trabalha como',
  company: 'trabalha em',
  prose: 'escreve',
  service: 'oferece',
};

const uncapitalized = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const reasonMessages: Translation<typeof english> = {
  quoted: (text) => `“${text}”`,
  title: (quoted, _title) => quoted,
  both: (one, other) => `${one}. ${other}.`,
  youLookFor: (need) => `Você procura ${need}`,
  looksFor: (name, need) => `${name} procura ${need}`,
  offers: (name, kind, offer) => `${name} ${VERBS[kind]} ${offer}`,
  youOffer: (kind, offer) => `Você ${VERBS[kind]} ${offer}`,
  isOf: (name, title) => `${name} é ${title}`,
  youServe: (audience) => `Você atende ${audience}`,
  mayFit: (what) => `Pode combinar com ${what}`,
  mayFitYou: (sentence) => `Pode combinar: ${uncapitalized(sentence)}`,
  mutual: (count) =>
    `${number(count)} ${plural(count, { one: 'conexão em comum', other: 'conexões em comum' })}`,
  alsoIn: (place) => `Também em ${place}`,
  youPreferToMeet: (whom) => `Você prefere conhecer ${whom}`,
  sameIndustry: (industry) => `Mesmo setor: ${industry}`,
  sharedSkills: (count, names) =>
    `${number(count)} ${plural(count, { one: 'competência em comum', other: 'competências em comum' })}: ${names}`,
  sharedInterests: (count, names) =>
    `${number(count)} ${plural(count, { one: 'interesse em comum', other: 'interesses em comum' })}: ${names}`,
  greeting: {
    theyOffer: (need, offer) => `Olá! Procuro ${need} e li ${offer} no seu perfil. Podemos conversar?`,
    theirWork: (need) => `Olá! Procuro ${need} e, pelo seu perfil, é isso que você faz. Podemos conversar?`,
    iOffer: (need, offer) =>
      `Olá! Li que você procura ${need}. É o que eu faço: ${offer}. Podemos conversar?`,
  },
  summary: {
    retold: (_retold, quoted) => quoted,
    offers: (quoted) => `Oferece ${quoted}`,
    writes: (quoted) => `Escreve ${quoted}`,
  },
  opportunity: {
    asksFor: (need) => `Procura ${need}`,
    asksForYours: (skills) => `Pede ${new Intl.ListFormat('pt-BR').format(skills)}, que você oferece`,
    industry: (industry) => `Voltada ao seu setor: ${industry}`,
  },
};
