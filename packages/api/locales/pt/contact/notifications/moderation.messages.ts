import type { moderationMessages as english } from '#src/contact/notifications/moderation.messages.ts';
import type { DecidedType } from '#src/ground/reports/decisions.schema.ts';
import type { ReportedType } from '#src/ground/reports/reports.schema.ts';
import type { Translation } from '@guildhall/locale/translation';

type Noun = { bare: string; isFeminine: boolean };

const NOUNS: Record<DecidedType, Noun> = {
  post: { bare: 'publicação', isFeminine: true },
  comment: { bare: 'comentário', isFeminine: false },
  review: { bare: 'avaliação', isFeminine: true },
  user: { bare: 'perfil', isFeminine: false },
  short_link: { bare: 'link curto', isFeminine: false },
  business: { bare: 'empresa', isFeminine: true },
  posts: { bare: 'publicações', isFeminine: true },
};
const ADMINISTRATION = 'Da administração';
const THANKS = 'Agradecemos sua ajuda.';

const the = (type: DecidedType) => `${NOUNS[type].isFeminine ? 'a' : 'o'} ${NOUNS[type].bare}`;
const a = (type: DecidedType) => `${NOUNS[type].isFeminine ? 'uma' : 'um'} ${NOUNS[type].bare}`;
const thisOne = (type: DecidedType) =>
  type === 'posts' ? 'Estas publicações' : `${NOUNS[type].isFeminine ? 'Esta' : 'Este'} ${NOUNS[type].bare}`;
const your = (type: DecidedType) =>
  type === 'posts' ? 'suas publicações' : `${NOUNS[type].isFeminine ? 'sua' : 'seu'} ${NOUNS[type].bare}`;

/** "Sua publicação foi ocultada": the participle is given without its ending. */
const yours = (type: DecidedType, participle: string, not = '') => {
  if (type === 'posts') return `Todas as suas publicações ${not}foram ${participle}as`;
  const subject = your(type);
  const ending = NOUNS[type].isFeminine ? 'a' : 'o';
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${not}foi ${participle}${ending}`;
};

const authorOf = (author: string | null) => author ?? 'um ex-membro';
const reported = (type: ReportedType, author: string | null) =>
  `${the(type)} de ${authorOf(author)} que você denunciou`;

export const moderationMessages: Translation<typeof english> = {
  report: {
    dismissed: (type, author) => {
      if (type === 'user')
        return `Analisamos sua denúncia sobre ${authorOf(author)} e não encontramos nada contra nossas regras. ${THANKS}`;
      const what = author === null ? `${the(type)} que você denunciou` : reported(type, author);
      return `Analisamos ${what} e não encontramos nada contra nossas regras. ${THANKS}`;
    },
    warned: (type, author) =>
      type === 'user'
        ? `Depois da sua denúncia, advertimos ${authorOf(author)}. ${THANKS}`
        : `Advertimos ${authorOf(author)} sobre ${the(type)} que você denunciou. ${THANKS}`,
    suspended: (type, author) =>
      type === 'user'
        ? `Depois da sua denúncia, suspendemos a conta de ${authorOf(author)}. ${THANKS}`
        : `Depois da sua denúncia de ${a(type)}, suspendemos a conta de ${authorOf(author)}. ${THANKS}`,
    resolved: (type) =>
      `Recebemos sua denúncia de ${type === 'user' ? 'um membro' : a(type)}, fizemos uma análise e tomamos medidas. ${THANKS}`,
    hidden: (type, author) =>
      type === 'short_link'
        ? `Retiramos do ar o link curto que você denunciou. ${THANKS}`
        : `Ocultamos ${reported(type, author)}. ${THANKS}`,
    removed: (type, author) => `Removemos ${reported(type, author)}. ${THANKS}`,
  },
  warning: (type, text) =>
    type === 'user' ? `${ADMINISTRATION}: ${text}` : `${ADMINISTRATION}, sobre ${your(type)}: ${text}`,
  verdict: {
    hide: (type) => (type === 'short_link' ? 'Seu link curto foi retirado do ar' : yours(type, 'ocultad')),
    delete: (type) => yours(type, 'excluíd'),
    decline: (type) => yours(type, 'aprovad', 'não '),
    warn: (type) => (type === 'user' ? ADMINISTRATION : `${ADMINISTRATION}, sobre ${your(type)}`),
    suspend: (_type) => 'Sua conta foi suspensa',
    upheld: (_type) => 'Analisamos sua contestação, e a decisão foi mantida',
    reversed: (_type) => 'Analisamos sua contestação, e a decisão foi revogada',
  },
  gone: (type) =>
    type === 'posts'
      ? 'Estas publicações foram excluídas nesse meio-tempo. Em vez disso, arquive as denúncias.'
      : `${thisOne(type)} foi excluíd${NOUNS[type].isFeminine ? 'a' : 'o'} nesse meio-tempo. Em vez disso, arquive as denúncias.`,
  alreadyHidden: (type) => `Alguém já ocultou ${thisOne(type).toLowerCase()}`,
};
