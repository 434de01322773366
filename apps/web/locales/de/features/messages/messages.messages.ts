import type { messagesMessages as english } from '#src/features/messages/messages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const messagesMessages: Translation<typeof english> = {
  title: 'Nachrichten',
  description: 'Ihre Unterhaltungen mit anderen Mitgliedern.',
  link: (unread) => (unread === 0 ? 'Nachrichten' : `Nachrichten, ${unread} ungelesen`),
  announcement: (unread) =>
    plural(unread, { one: '1 ungelesene Nachricht', other: `${unread} ungelesene Nachrichten` }),
  message: 'Nachricht',
  messageTo: (name) => `Nachricht an ${name}`,
  cannotMessage: (name, reason) => `Sie können ${name} keine Nachricht senden: ${reason}`,
  about: 'Betrifft:',
  aboutNamed: (name) => `Betrifft: ${name}`,
  tab: { text: 'Was Mitglieder Ihnen geschrieben haben, das Neueste zuerst.', open: 'Unterhaltungen öffnen' },
  choose: {
    conversations: 'Unterhaltung auswählen',
    requests: 'Anfrage auswählen',
    text: 'Sie öffnet sich hier, neben der Liste. Oder schreiben Sie einem Ihrer Kontakte.',
    none: 'Was Sie links auswählen, öffnet sich hier.',
  },
  views: {
    label: 'Welche Nachrichten',
    conversations: 'Unterhaltungen',
    requests: 'Anfragen',
    unread: (count) => `${count} ungelesen`,
  },
  list: {
    loading: 'Nachrichten werden geladen...',
    failed: 'Ihre Nachrichten konnten nicht geladen werden',
    received: 'Erhaltene Nachrichten',
    request: 'Anfrage',
    unread: '(ungelesen)',
    muted: 'Stummgeschaltet',
    unreadCount: (count) => `${count} ungelesen`,
    fromMe: (text) => `Sie: ${text}`,
  },
  recent: { title: 'Neueste Nachrichten', seeAll: 'Alle ansehen' },
  empty: { title: 'Noch keine Nachrichten', text: 'Nachrichten anderer Mitglieder erscheinen hier.' },
  noConversations: {
    title: 'Noch keine Unterhaltungen',
    text: 'Schreiben Sie einem Ihrer Kontakte oder wählen Sie in einem Profil „Nachricht“.',
  },
  noRequests: {
    title: 'Keine Anfragen',
    text: 'Erste Nachrichten von Mitgliedern, mit denen Sie nicht vernetzt sind, erscheinen hier.',
  },
  blocked: (name) => ({
    title: `${name} ist blockiert`,
    description: 'Sie sehen einander nicht mehr.',
  }),
};
