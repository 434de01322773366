import type { startMessages as english } from '#src/features/messages/start/start.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const startMessages: Translation<typeof english> = {
  open: 'Neue Nachricht',
  title: 'Neue Nachricht',
  to: 'An',
  hint: 'Einer Ihrer Kontakte, nach Name.',
  placeholder: 'Namen eingeben',
  list: 'Ihre Kontakte',
  loading: 'Ihre Kontakte werden geladen...',
  failed: 'Ihre Kontakte konnten nicht geladen werden',
  found: (count) => plural(count, { one: '1 Person', other: `${number(count)} Personen` }),
  nobody: (name) => `Keiner Ihrer Kontakte heißt „${name}“.`,
  findMembers: 'Mitglieder mit diesem Namen suchen',
  none: 'Sie haben noch keine Kontakte. Vernetzen Sie sich zuerst, dann können Sie hier schreiben.',
  meet: 'Mitglieder finden',
};
