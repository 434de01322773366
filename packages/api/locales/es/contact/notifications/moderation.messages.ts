import type { moderationMessages as english } from '#src/contact/notifications/moderation.messages.ts';
import type { DecidedType } from '#src/ground/reports/decisions.schema.ts';
import type { ReportedType } from '#src/ground/reports/reports.schema.ts';
import type { Translation } from '@guildhall/locale/translation';

const ADMINISTRATION = 'De la administración';

const NOUNS: Record<DecidedType, { the: string; one: string; your: string; this: string }> = {
  post: { the: 'la publicación', one: 'una publicación', your: 'tu publicación', this: 'esta publicación' },
  comment: { the: 'el comentario', one: 'un comentario', your: 'tu comentario', this: 'este comentario' },
  review: { the: 'la reseña', one: 'una reseña', your: 'tu reseña', this: 'esta reseña' },
  user: { the: 'el miembro', one: 'un miembro', your: 'tu perfil', this: 'este miembro' },
  short_link: {
    the: 'el enlace corto',
    one: 'un enlace corto',
    your: 'tu enlace corto',
    this: 'este enlace corto',
  },
  business: { the: 'la empresa', one: 'una empresa', your: 'tu empresa', this: 'esta empresa' },
  posts: {
    the: 'las publicaciones',
    one: 'varias publicaciones',
    your: 'tus publicaciones',
    this: 'estas publicaciones',
  },
};

const FORMER = 'un antiguo miembro';
const object = (type: ReportedType, author: string | null) => `${NOUNS[type].the} de ${author ?? FORMER}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const what = (type: DecidedType) =>
  type === 'posts' ? 'Todas tus publicaciones' : capitalized(NOUNS[type].your);
const have = (type: DecidedType) => (type === 'posts' ? 'se han' : 'se ha');

export const moderationMessages: Translation<typeof english> = {
  report: {
    dismissed: (type, author) => {
      if (type === 'user')
        return `Hemos revisado tu denuncia${author === null ? '' : ` sobre ${author}`} y no hemos encontrado nada contrario a nuestras normas. Gracias.`;
      return `Hemos revisado ${author === null ? NOUNS[type].the : object(type, author)} que denunciaste y no hemos encontrado nada contrario a nuestras normas. Gracias.`;
    },
    warned: (type, author) =>
      type === 'user'
        ? `Hemos enviado una advertencia a ${author ?? FORMER} tras tu denuncia. Gracias.`
        : `Hemos enviado una advertencia a ${author ?? FORMER} por ${NOUNS[type].the} que denunciaste. Gracias.`,
    suspended: (type, author) =>
      type === 'user'
        ? `Hemos suspendido la cuenta de ${author ?? FORMER} tras tu denuncia. Gracias.`
        : `Hemos suspendido la cuenta de ${author ?? FORMER} por ${NOUNS[type].the} que denunciaste. Gracias.`,
    resolved: (type) =>
      `Gracias por denunciar ${type === 'user' ? 'a un miembro' : NOUNS[type].one}. Lo hemos revisado y hemos tomado medidas.`,
    hidden: (type, author) => {
      if (type === 'short_link') return 'Hemos retirado el enlace corto que denunciaste. Gracias.';
      return type === 'user'
        ? `Hemos ocultado a ${author ?? FORMER} tras tu denuncia. Gracias.`
        : `Hemos ocultado ${object(type, author)} que denunciaste. Gracias.`;
    },
    removed: (type, author) =>
      type === 'user'
        ? `Hemos eliminado la cuenta de ${author ?? FORMER} tras tu denuncia. Gracias.`
        : `Hemos eliminado ${object(type, author)} que denunciaste. Gracias.`,
  },
  warning: (type, text) =>
    type === 'user' ? `${ADMINISTRATION}: ${text}` : `${ADMINISTRATION}, sobre ${NOUNS[type].your}: ${text}`,
  verdict: {
    hide: (type) => `${what(type)} ${have(type)} ${type === 'short_link' ? 'retirado' : 'ocultado'}`,
    delete: (type) => `${what(type)} ${have(type)} eliminado`,
    decline: (type) => `${what(type)} no ${have(type)} aprobado`,
    warn: (type) => (type === 'user' ? ADMINISTRATION : `${ADMINISTRATION}, sobre ${NOUNS[type].your}`),
    suspend: (_type) => 'Tu cuenta se ha suspendido',
    upheld: (_type) => 'Hemos revisado tu reclamación y la decisión se mantiene',
    reversed: (_type) => 'Hemos revisado tu reclamación y hemos revocado la decisión',
  },
  gone: (type) =>
    `${capitalized(NOUNS[type].this)} ${have(type)} eliminado entretanto. Puedes desestimar las denuncias correspondientes.`,
  alreadyHidden: (type) => `Alguien ya ha ocultado ${type === 'user' ? 'a ' : ''}${NOUNS[type].this}`,
};
