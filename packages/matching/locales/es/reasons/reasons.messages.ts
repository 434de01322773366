import type { reasonMessages as english } from '#src/reasons/reasons.messages.ts';
import { number, plural } from '@guildhall/locale/words/es';
import type { Translation } from '@guildhall/locale/translation';

const uncapitalized = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const reasonMessages: Translation<typeof english> = {
  quoted: (text) => `«${text}»`,
  title: (quoted, _title) => quoted,
  both: (one, other) => `${one}. ${other}.`,
  youLookFor: (need) => `Buscas ${need}`,
  looksFor: (name, need) => `${name} busca ${need}`,
  offers: (name, kind, offer) => {
    const verbs = { title: 'trabaja como', company: 'trabaja en', prose: 'escribe', service: 'ofrece' };
    return `${name} ${verbs[kind]} ${offer}`;
  },
  youOffer: (kind, offer) => {
    const verbs = { title: 'Trabajas como', company: 'Trabajas en', prose: 'Escribes', service: 'Ofreces' };
    return `${verbs[kind]} ${offer}`;
  },
  isOf: (name, title) => `${name} es ${title}`,
  youServe: (audience) => `Atiendes a ${audience}`,
  mayFit: (what) => `Puede encajar con ${what}`,
  mayFitYou: (sentence) => `Puede encajar: ${uncapitalized(sentence)}`,
  mutual: (count) =>
    plural(count, { one: '1 contacto en común', other: `${number(count)} contactos en común` }),
  alsoIn: (place) => `También en ${place}`,
  youPreferToMeet: (whom) => `Prefieres conocer a ${whom}`,
  sameIndustry: (industry) => `Mismo sector: ${industry}`,
  sharedSkills: (count, names) =>
    `${plural(count, { one: '1 aptitud', other: `${number(count)} aptitudes` })} en común: ${names}`,
  sharedInterests: (count, names) =>
    `${plural(count, { one: '1 interés', other: `${number(count)} intereses` })} en común: ${names}`,
  greeting: {
    theyOffer: (need, offer) => `¡Hola! Busco ${need} y en tu perfil he leído ${offer}. ¿Hablamos?`,
    theirWork: (need) => `¡Hola! Busco ${need} y, según tu perfil, te dedicas a eso. ¿Hablamos?`,
    iOffer: (need, offer) => `¡Hola! He leído que buscas ${need}. Me dedico a eso: ${offer}. ¿Hablamos?`,
  },
  summary: {
    retold: (_retold, quoted) => quoted,
    offers: (quoted) => `Ofrece ${quoted}`,
    writes: (quoted) => `Escribe ${quoted}`,
  },
  opportunity: {
    asksFor: (need) => `Pide ${need}`,
    asksForYours: (skills) => `Pide ${new Intl.ListFormat('es').format(skills)}, que tú ofreces`,
    industry: (industry) => `Dirigida a tu sector: ${industry}`,
  },
};
