import type { DecidedType } from '#src/ground/reports/decisions.schema.ts';
import type { ReportedType } from '#src/ground/reports/reports.schema.ts';
import type { moderationMessages as english } from '#src/contact/notifications/moderation.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

const THE: Record<ReportedType, string> = {
  post: 'la publication',
  comment: 'le commentaire',
  review: 'l’avis',
  user: 'le membre',
  short_link: 'le lien court',
};
const ONE: Record<ReportedType, string> = {
  post: 'une publication',
  comment: 'un commentaire',
  review: 'un avis',
  user: 'un membre',
  short_link: 'un lien court',
};
const YOUR: Record<DecidedType, string> = {
  post: 'votre publication',
  comment: 'votre commentaire',
  review: 'votre avis',
  user: 'votre profil',
  short_link: 'votre lien court',
  business: 'votre entreprise',
  posts: 'vos publications',
};
const THIS: Record<DecidedType, string> = {
  post: 'cette publication',
  comment: 'ce commentaire',
  review: 'cet avis',
  user: 'ce membre',
  short_link: 'ce lien court',
  business: 'cette entreprise',
  posts: 'ces publications',
};
const FEMININE: ReadonlySet<DecidedType> = new Set(['post', 'posts', 'business']);
const AUTHORS = 'De la part des administrateurs';
const FORMER = 'un ancien membre';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const of = (name: string) =>
  /^(?:[aeiouàâäáéèêëíîïóôöúûüœæ]|y(?![aeiouy]))/iu.test(name) ? `d’${name}` : `de ${name}`;
const ending = (type: DecidedType) => (FEMININE.has(type) ? 'e' : '') + (type === 'posts' ? 's' : '');
const ofThe = (type: ReportedType) =>
  THE[type].startsWith('le ') ? `du ${THE[type].slice(3)}` : `de ${THE[type]}`;
const reported = (type: ReportedType) => `${THE[type]} que vous avez signalé${ending(type)}`;

const object = (type: ReportedType, author: string | null) => {
  if (type !== 'user') return `${THE[type]} ${of(author ?? FORMER)} que vous avez signalé${ending(type)}`;
  return author === null ? `${FORMER} que vous aviez signalé` : `${author}, le membre que vous avez signalé`;
};

/** What was done to something of the reader's: `done('posts', 'masqué')`. */
const done = (type: DecidedType, participle: string) => {
  const subject = type === 'posts' ? 'Toutes vos publications' : capitalized(YOUR[type]);
  return `${subject} ${type === 'posts' ? 'ont' : 'a'} été ${participle}${ending(type)}`;
};

export const moderationMessages: Translation<typeof english> = {
  report: {
    dismissed: (type, author) =>
      `Nous n’avons rien trouvé de contraire à nos règles en examinant ${author === null ? reported(type) : object(type, author)}. Merci.`,
    warned: (type, author) =>
      type === 'user'
        ? `Nous avons averti ${object(type, author)}. Merci.`
        : `Nous avons averti ${author ?? FORMER} au sujet ${ofThe(type)} que vous avez signalé${ending(type)}. Merci.`,
    suspended: (type, author) =>
      type === 'user'
        ? `Nous avons suspendu le compte ${of(author ?? FORMER)} à la suite de votre signalement. Merci.`
        : `Nous avons suspendu le compte à l’origine de votre signalement (${object(type, author)}). Merci.`,
    resolved: (type) =>
      `Merci d’avoir signalé ${ONE[type]}. Nous avons examiné le signalement et pris des mesures.`,
    hidden: (type, author) =>
      type === 'short_link'
        ? 'Nous avons retiré le lien court que vous avez signalé. Merci.'
        : `Nous avons masqué ${object(type, author)}. Merci.`,
    removed: (type, author) => `Nous avons supprimé ${object(type, author)}. Merci.`,
  },
  warning: (type, text) =>
    type === 'user' ? `${AUTHORS} : ${text}` : `${AUTHORS}, au sujet de ${YOUR[type]} : ${text}`,
  verdict: {
    hide: (type) => done(type, type === 'short_link' ? 'retiré' : 'masqué'),
    delete: (type) => done(type, 'supprimé'),
    decline: (type) =>
      type === 'posts'
        ? 'Vos publications n’ont pas été approuvées'
        : `${capitalized(YOUR[type])} n’a pas été approuvé${ending(type)}`,
    warn: (type) => (type === 'user' ? AUTHORS : `${AUTHORS}, au sujet de ${YOUR[type]}`),
    suspend: (_type) => 'Votre compte a été suspendu',
    upheld: (_type) => 'Nous avons examiné votre contestation et maintenons la décision',
    reversed: (_type) => 'Nous avons examiné votre contestation et annulons la décision',
  },
  gone: (type) =>
    `${capitalized(THIS[type])} ${type === 'posts' ? 'ont' : 'a'} été supprimé${ending(type)} entre-temps. Classez plutôt les signalements sans suite.`,
  alreadyHidden: (type) => `Quelqu’un a déjà masqué ${THIS[type]}`,
};
