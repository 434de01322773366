import type { findMessages as english } from '#src/features/messages/find/find.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const findMessages: Translation<typeof english> = {
  label: 'Personen und Nachrichten suchen',
  placeholder: 'Personen und Nachrichten suchen',
  loading: 'Suche läuft...',
  failed: 'Die Suche hat nicht funktioniert',
  people: 'Personen',
  messages: 'Nachrichten',
  found: (count, hasMore) =>
    hasMore
      ? `Mehr als ${number(count)} Nachrichten, die neuesten zuerst`
      : plural(count, { one: '1 Nachricht', other: `${number(count)} Nachrichten, die neuesten zuerst` }),
  nothing: (text) => `In keiner Nachricht steht „${text}“`,
  nothingText: 'Durchsucht werden nur Ihre eigenen Unterhaltungen.',
  everywhere: 'Mitglieder und Unternehmen suchen',
};
