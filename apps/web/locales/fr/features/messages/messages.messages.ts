import type { messagesMessages as english } from '#src/features/messages/messages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const messagesMessages: Translation<typeof english> = {
  title: 'Messages',
  description: 'Vos conversations avec d’autres membres.',
  link: (unread) =>
    unread === 0
      ? 'Messages'
      : plural(unread, { one: `Messages, ${unread} non lu`, other: `Messages, ${number(unread)} non lus` }),
  announcement: (unread) =>
    plural(unread, { one: `${unread} message non lu`, other: `${number(unread)} messages non lus` }),
  message: 'Message',
  messageTo: (name) => `Écrire à ${name}`,
  cannotMessage: (name, reason) => `Vous ne pouvez pas écrire à ${name} : ${reason}`,
  about: 'À propos',
  aboutNamed: (name) => `À propos : ${name}`,
  tab: {
    text: 'Ce que les membres vous ont écrit, du plus récent au plus ancien.',
    open: 'Ouvrir les conversations',
  },
  choose: {
    conversations: 'Choisissez une conversation',
    requests: 'Choisissez une demande',
    text: 'Elle s’ouvre ici, à côté de la liste. Ou écrivez à une personne que vous connaissez.',
    none: 'Ce que vous choisissez à gauche s’ouvre ici.',
  },
  views: {
    label: 'Messages à afficher',
    conversations: 'Conversations',
    requests: 'Demandes',
    unread: (count) => plural(count, { one: `${count} non lu`, other: `${number(count)} non lus` }),
  },
  list: {
    loading: 'Chargement des messages...',
    failed: 'Impossible de charger vos messages',
    received: 'Messages reçus',
    request: 'demande',
    unread: '(non lu)',
    muted: 'En sourdine',
    unreadCount: (count) => plural(count, { one: `${count} non lu`, other: `${number(count)} non lus` }),
    fromMe: (text) => `Vous : ${text}`,
  },
  recent: { title: 'Messages récents', seeAll: 'Tout voir' },
  empty: {
    title: 'Pas encore de messages',
    text: 'Les messages des autres membres apparaîtront ici.',
  },
  noConversations: {
    title: 'Pas encore de conversations',
    text: 'Écrivez à une personne que vous connaissez, ou cliquez sur « Message » dans un profil.',
  },
  noRequests: {
    title: 'Aucune demande',
    text: 'Les premiers messages de membres avec qui vous n’êtes pas en relation apparaîtront ici.',
  },
  blocked: (name) => ({
    title: `Vous bloquez ${name}`,
    description: 'Vous ne vous verrez plus mutuellement sur ce site.',
  }),
};
