import type { joiningMessages as english } from '#src/features/auth/joining.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const joiningMessages: Translation<typeof english> = {
  join: (purpose) => `Beitreten, um ${purpose}`,
  login: (purpose) => `Anmelden, um ${purpose}`,
  intro: 'Danach geht es genau hier weiter.',
  purpose: {
    apply: (title) => `sich auf „${title}“ zu bewerben`,
    ask: (service) => `„${service}“ anzufragen`,
    business: () => 'Ihr Unternehmen einzutragen',
    chapter: (chapter) => `bei ${chapter} mitzumachen`,
    comment: (author) => `den Beitrag von ${author} zu kommentieren`,
    like: (title) => `„${title}“ mit „Gefällt mir“ zu markieren`,
    likePost: (author) => `den Beitrag von ${author} mit „Gefällt mir“ zu markieren`,
    opportunity: () => 'diese Ausschreibung zu sehen',
    order: (service) => `„${service}“ zu beauftragen`,
    reach: (firstName) => `zu sehen, wie ${firstName} zu erreichen ist`,
    read: (title) => `„${title}“ zu lesen`,
    review: (business) => `${business} zu bewerten`,
    save: (name) => `sich „${name}“ zu merken`,
    seat: (event) => `sich einen Platz bei „${event}“ zu sichern`,
    write: (business) => `an ${business} zu schreiben`,
  },
};
