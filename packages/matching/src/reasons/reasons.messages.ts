import { isSingularPerson } from '../data/groups.ts';

/** What an offer is of: a title, a company, a sentence about oneself, or anything else that is offered. */
export type OfferKind = 'title' | 'company' | 'prose' | 'service';

const uncapitalized = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Why members should meet, and why an opportunity fits. What they wrote is quoted in their own language. */
export const reasonMessages = {
  quoted: (text: string) => `“${text}”`,
  /** A title as a predicate: “Tax Adviser” with an article, “Head of Sales” without. */
  title: (quoted: string, title: string) =>
    isSingularPerson(title) ? `${/^[aeiou]/iu.test(title.trimStart()) ? 'an' : 'a'} ${quoted}` : quoted,
  /** Two sentences without a full stop, as one text. */
  both: (one: string, other: string) => `${one}. ${other}.`,
  youLookFor: (need: string) => `You look for ${need}`,
  looksFor: (name: string, need: string) => `${name} looks for ${need}`,
  offers: (name: string, kind: OfferKind, offer: string) => {
    const verbs = { title: 'works as', company: 'works at', prose: 'writes', service: 'offers' };
    return `${name} ${verbs[kind]} ${offer}`;
  },
  youOffer: (kind: OfferKind, offer: string) => {
    const verbs = { title: 'work as', company: 'work at', prose: 'write', service: 'offer' };
    return `You ${verbs[kind]} ${offer}`;
  },
  isOf: (name: string, title: string) => `${name} is ${title}`,
  youServe: (audience: string) => `You serve ${audience}`,
  mayFit: (what: string) => `May fit ${what}`,
  /** Of a sentence about the reader. */
  mayFitYou: (sentence: string) => `May fit: ${uncapitalized(sentence)}`,
  mutual: (count: number) => (count === 1 ? '1 mutual connection' : `${count} mutual connections`),
  alsoIn: (place: string) => `Also in ${place}`,
  youPreferToMeet: (whom: string) => `You prefer to meet ${whom}`,
  sameIndustry: (industry: string) => `Same industry: ${industry}`,
  /** `names`: three of them at most, with an ellipsis where there are more. */
  sharedSkills: (count: number, names: string) =>
    `Shares ${count} ${count === 1 ? 'skill' : 'skills'}: ${names}`,
  sharedInterests: (count: number, names: string) =>
    `Shares ${count} ${count === 1 ? 'interest' : 'interests'}: ${names}`,
  /** The first words of a request to connect, in the voice of its writer. */
  greeting: {
    theyOffer: (need: string, offer: string) =>
      `Hi! I’m looking for ${need}, and on your profile I read ${offer}. Shall we talk?`,
    theirWork: (need: string) =>
      `Hi! I’m looking for ${need}, and your profile says that this is your work. Shall we talk?`,
    iOffer: (need: string, offer: string) =>
      `Hi! I read that you’re looking for ${need}. That’s what I do: ${offer}. Shall we talk?`,
  },
  summary: {
    /** English as others say it of a member; other languages quote what it was made from. */
    retold: (retold: string, _quoted: string) => retold,
    offers: (quoted: string) => `Offers ${quoted}`,
    writes: (quoted: string) => `Writes ${quoted}`,
  },
  opportunity: {
    asksFor: (need: string) => `Asks for ${need}`,
    /** One to three names. */
    asksForYours: (skills: string[]) => {
      const last = skills.at(-1) ?? '';
      const names = skills.length > 1 ? `${skills.slice(0, -1).join(', ')} and ${last}` : last;
      return `Asks for ${names}, which you offer`;
    },
    industry: (industry: string) => `Meant for your industry: ${industry}`,
  },
};
