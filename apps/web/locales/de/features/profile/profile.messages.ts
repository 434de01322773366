import type { profileMessages as english } from '#src/features/profile/profile.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const profileMessages: Translation<typeof english> = {
  loading: 'Profil wird geladen...',
  failed: {
    title: 'Fehler beim Laden des Profils',
    text: 'Dieses Profil konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    username: (username) => `Benutzername: ${username}`,
  },
  missing: {
    title: 'Profil nicht gefunden',
    text: 'Das gesuchte Profil wurde nicht gefunden.',
    back: 'Zur Startseite',
  },
  topBar: { back: 'Zurück', mine: 'Mein Profil', join: 'Beitreten' },
  edit: 'Profil bearbeiten',
  connect: 'Vernetzen',
  share: 'Teilen',
  linkCopied: { title: 'Link zum Profil kopiert' },
  contact: { label: 'Kontakt', hint: 'In Ihren Kontakten speichern' },
  contactDownloaded: { title: 'Kontakt heruntergeladen' },
  connections: (count) => plural(count, { one: 'Kontakt', other: 'Kontakte' }),
  information: {
    title: 'Berufliches',
    fields: [
      ['servicesOffered', 'Bietet'],
      ['lookingFor', 'Sucht'],
      ['targetAudience', 'Arbeitet am besten mit'],
      ['skills', 'Kenntnisse und Fachgebiete'],
      ['interests', 'Interessen'],
      ['languages', 'Sprachen'],
    ],
    none: (firstName) => `${firstName} hat hier noch nichts angegeben.`,
    noneOwn: 'Ihr Profil sagt noch nicht, was Sie tun',
    noneOwnHint: 'Sagen Sie, was Sie suchen und was Sie bieten. Damit finden wir Ihre Treffer.',
  },
  mutual: {
    both: 'Sie beide kennen',
    separator: (isLast) => (isLast ? ' und ' : ', '),
    others: (count) =>
      plural(count, { one: ' und 1 weiteres Mitglied', other: ` und ${count} weitere Mitglieder` }),
  },
  match: { title: (firstName) => `Warum Sie und ${firstName} zueinander passen` },
  work: 'Arbeitsproben',
  businesses: { title: (count) => plural(count, { one: 'Unternehmen', other: 'Unternehmen' }) },
  posts: {
    title: 'Neueste Beiträge',
    failed: 'Die Beiträge konnten nicht geladen werden',
    none: (firstName) => `${firstName} hat noch nichts veröffentlicht.`,
    noneOwn: 'Sie haben noch nichts veröffentlicht.',
    write: 'Beitrag schreiben',
    likes: (count) => `${number(count)}-mal „Gefällt mir“`,
    comments: (count) => plural(count, { one: '1 Kommentar', other: `${number(count)} Kommentare` }),
  },
  getInTouch: {
    title: 'Kontakt aufnehmen',
    email: 'E-Mail',
    call: 'Anrufen',
    book: 'Termin buchen',
    linkedin: 'LinkedIn',
    website: 'Website',
    poweredBy: 'Ein Profil auf',
    join: (firstName) => `Treten Sie bei, um zu sehen, wie ${firstName} zu erreichen ist`,
    signIn: (firstName) => `Melden Sie sich an, um zu sehen, wie ${firstName} zu erreichen ist`,
    connect: (firstName) => `${firstName} zeigt weitere Kontaktdaten nur den eigenen Kontakten.`,
    ownEmail: (audience) => `Wer Ihre E-Mail-Adresse sehen kann: ${audience}`,
    ownPhone: (audience) => `Wer Ihre Telefonnummer sehen kann: ${audience}`,
    change: 'In den Einstellungen ändern',
  },
  head: {
    lookingFor: (text) => `Sucht ${text}`,
    onSite: (name, site) => `${name} auf ${site}`,
  },
  updated: { title: 'Profil aktualisiert!', description: 'Ihr Profil wurde gespeichert.' },
  updateFailed: {
    title: 'Fehler',
    description: 'Das Profil konnte nicht aktualisiert werden. Bitte versuchen Sie es noch einmal.',
  },
};
