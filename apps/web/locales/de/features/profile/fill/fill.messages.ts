import type { fillMessages as english } from '#src/features/profile/fill/fill.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const fillMessages: Translation<typeof english> = {
  choose: 'Aus Datei ausfüllen',
  reading: 'Wird gelesen...',
  hint: 'Eine Kontaktkarte (.vcf) oder ein LinkedIn-Datenarchiv (.zip). Die Datei wird nicht hochgeladen.',
  filled: (count) =>
    plural(count, {
      one: '1 Feld wurde ausgefüllt und wird mit „Änderungen speichern“ gespeichert.',
      other: `${count} Felder wurden ausgefüllt und werden mit „Änderungen speichern“ gespeichert.`,
    }),
  preview: {
    title: (name) => `Gefunden in ${name}`,
    text: 'Wählen Sie, was ausgefüllt werden soll. Was Sie schon geschrieben haben, bleibt, wie es ist.',
    nothing: 'Diese Datei enthält nichts für die noch leeren Felder.',
    shortened: 'Passend gekürzt.',
    alreadyFilled: (fields) => `Schon ausgefüllt: ${fields}.`,
    unusable: (fields) => `Nicht verwendbar: ${fields}.`,
    unlistedIndustry: (industry) =>
      `Wählen Sie Ihre Branche selbst: „${industry}“ steht nicht auf der Liste.`,
    submit: 'Ausfüllen',
    dismiss: 'Abbrechen',
    close: 'Schließen',
  },
  education: (entries) => `Ausbildung: ${entries}`,
  problems: {
    empty: 'Diese Datei ist leer.',
    unknown: 'Das ist weder eine Kontaktkarte (.vcf) noch ein LinkedIn-Datenarchiv (.zip).',
    tooLarge:
      'Diese Datei ist größer als 10 MB. Fordern Sie bei LinkedIn nur Ihr Profil an, ohne Nachrichten und Bilder.',
    cardTooLarge: 'Diese Kontaktkarte ist größer als 1 MB. Speichern Sie sie ohne das Bild.',
    notText:
      'Diese Datei ist kein Text, obwohl ihr Name das sagt. Speichern Sie die Kontaktkarte noch einmal.',
    damagedCard:
      'Diese Kontaktkarte ist beschädigt. Speichern Sie sie noch einmal und wählen Sie die neue Datei.',
    cutCard:
      'Diese Kontaktkarte ist unvollständig. Speichern Sie sie noch einmal und wählen Sie die neue Datei.',
    unreadable:
      'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder geändert. Wählen Sie sie noch einmal.',
    damagedArchive:
      'Dieses Archiv ist beschädigt, oder das Herunterladen brach ab. Laden Sie es noch einmal herunter.',
    damagedTable: (name) =>
      `${name} in diesem Archiv ist beschädigt. Laden Sie das Archiv noch einmal herunter.`,
    encrypted: 'Dieses Archiv hat ein Passwort. Wählen Sie die Datei so, wie LinkedIn sie gesendet hat.',
    nested:
      'Dieses Archiv enthält ein weiteres Archiv. Entpacken Sie es und wählen Sie die .zip-Datei, die darin war.',
    noProfile:
      'Dieses Archiv enthält Ihr LinkedIn-Profil nicht: Die Datei Profile.csv fehlt. Fordern Sie Ihre Daten bei LinkedIn noch einmal an und wählen Sie dabei „Profil“.',
    tooManyFiles: 'Dieses Archiv enthält zu viele Dateien für ein LinkedIn-Datenarchiv.',
    inflated: (name) =>
      `${name} in diesem Archiv ist viel zu groß für ein Profil und wurde deshalb nicht gelesen.`,
  },
};
