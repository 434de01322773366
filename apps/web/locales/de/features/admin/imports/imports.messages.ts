import type {
  BusinessField,
  FieldChange,
  ImportField,
  ImportKind,
  ImportStatus,
  MemberField,
} from '@guildhall/api/console/imports/imports.schema';
import type {
  countOf as englishCountOf,
  importsMessages as english,
} from '#src/features/admin/imports/imports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

type Staying = NonNullable<FieldChange['stays']>;
type Stays = Record<Staying, (field: string, before: string, after: string) => string>;

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;
const rowsOf = (count: number) => counted(count, 'Zeile', 'Zeilen');

const NOUNS: Record<ImportKind, [string, string]> = {
  members: ['Mitglied', 'Mitglieder'],
  businesses: ['Unternehmen', 'Unternehmen'],
};

export const countOf: Translation<typeof englishCountOf> = (kind, count) => counted(count, ...NOUNS[kind]);

const memberFields: Record<MemberField, string> = {
  email: 'E-Mail-Adresse',
  firstName: 'Vorname',
  lastName: 'Nachname',
  nameParticle: 'Vor dem Nachnamen (von, van der)',
  fullName: 'Vollständiger Name',
  companyAndPerson: 'Unternehmen und Person in einem',
  company: 'Unternehmen',
  jobTitle: 'Berufsbezeichnung',
  industry: 'Branche',
  location: 'Ort',
  phoneNumber: 'Telefon',
  websiteUrl: 'Website',
  skills: 'Kenntnisse',
  servicesOffered: 'Was geboten wird',
  lookingFor: 'Was gesucht wird',
  bio: 'Über die Person',
  membershipNumber: 'Mitgliedsnummer',
  membershipStartsOn: 'Mitglied seit',
  membershipExpiresOn: 'Mitgliedschaft endet am',
  adminNotes: 'Notizen für die Administration',
};

const businessFields: Record<BusinessField, string> = {
  name: 'Name des Unternehmens',
  ownerEmail: 'E-Mail-Adresse des zuständigen Mitglieds',
  industry: 'Branche',
  category: 'Kategorie',
  shortDescription: 'Kurzbeschreibung',
  description: 'Beschreibung',
  website: 'Website',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Straße und Hausnummer',
  city: 'Ort',
  state: 'Bundesland/Region',
  zipCode: 'Postleitzahl',
  country: 'Land',
  businessHours: 'Öffnungszeiten',
  yearEstablished: 'Gründungsjahr',
  employeeCount: 'Beschäftigte',
  services: 'Leistungen',
  tags: 'Schlagwörter',
};

const fields: Record<ImportKind, Partial<Record<ImportField, string>>> = {
  members: memberFields,
  businesses: businessFields,
};

const kinds: Record<ImportKind, { title: string; text: string }> = {
  members: {
    title: 'Mitglieder',
    text: 'Mit einer Spalte für E-Mail-Adressen und einer oder zwei für Namen. E-Mails werden erst verschickt, wenn Sie Einladungen senden.',
  },
  businesses: {
    title: 'Unternehmen',
    text: 'Eine Spalte enthält die Namen. Eine weitere kann die E-Mail-Adresse des zuständigen Mitglieds enthalten; importieren Sie zuerst die Mitglieder. Ist keines angegeben, sind Sie selbst zuständig, bis Sie jemand anderen bestimmen.',
  },
};

const STATES: Record<Exclude<ImportStatus, 'done' | 'undoing'>, string> = {
  mapping: 'Spalten noch nicht zugeordnet',
  checking: 'Wird geprüft',
  checked: 'Geprüft, noch nicht importiert',
  running: 'Wird importiert',
  undone: 'Rückgängig gemacht',
};

const staysOf = (whose: string): Stays => ({
  own: (field, before, after) => `${field} bleibt: ${whose} eingetragen (${before}). In der Liste: ${after}`,
  unknown: (field, before, after) =>
    `${field} bleibt: vielleicht ${whose} eingetragen (${before}). In der Liste: ${after}`,
});

export const importsMessages: Translation<typeof english> = {
  title: 'Import',
  description:
    'Mitglieder und Unternehmen aus einer Tabelle. Sie prüfen jede Zeile, bevor etwas angelegt wird.',
  kinds,
  upload: {
    limits: 'Excel (.xlsx), OpenDocument (.ods) oder CSV. Bis zu 20.000 Zeilen und 5 MB.',
    choose: 'Datei auswählen',
    chooseLabel: (kind) =>
      kind === 'members' ? 'Datei mit Mitgliedern auswählen' : 'Datei mit Unternehmen auswählen',
    interrupted: 'Das Hochladen wurde unterbrochen. Bitte versuchen Sie es erneut.',
    failed: 'Die Datei konnte nicht gelesen werden. Bitte versuchen Sie es erneut.',
  },
  former: {
    title: 'Frühere Importe',
    new: 'Neuer Import',
    text: (kind, date) => `${kinds[kind].title}, ${date}`,
    undoable: 'Kann rückgängig gemacht werden',
    remove: 'Löschen',
    removeLabel: (fileName) => `Import von ${fileName} löschen`,
    state: (status, rows, done) =>
      status === 'done' || status === 'undoing'
        ? `${number(done)} von ${counted(rows, 'Zeile', 'Zeilen')} importiert`
        : STATES[status],
  },
  removeDialog: {
    title: 'Diesen Import löschen?',
    text: 'Die Datei und ihre Zeilen werden gelöscht. Daraus wurde nichts importiert.',
    action: 'Löschen',
  },
  failed: 'Der Import konnte nicht geladen werden',
  loading: 'Import wird geladen...',
  mapping: {
    title: 'Spalten zuordnen',
    missing: 'Wählen Sie hier eine Spalte.',
    rows: (count) => rowsOf(count),
    none: 'Nicht in der Datei',
    otherwise: (field) => `${field}, falls dort leer`,
    example: (value) => `Beispiel: ${value}`,
    check: 'Datei prüfen',
    checkAgain: 'Erneut prüfen',
    columns: 'Spalten',
    imported: (count, of) => `${number(count)} von ${counted(of, 'Spalte', 'Spalten')} importiert`,
    left: (columns) => `Nicht importiert: ${columns.join(', ')}`,
    change: 'Spalten ändern',
    fields,
  },
  reading: {
    title: 'Wie die Datei gelesen wurde',
    sheet: 'Tabellenblatt',
    encoding: 'Zeichensatz',
    encodingHint: 'Wählen Sie einen anderen, wenn Namen unten falsch aussehen.',
    delimiter: 'Trennzeichen',
    headerRow: 'Spaltennamen',
    noHeader: 'Diese Datei hat keine',
    row: (line, cells) => `Zeile ${line}: ${cells.filter(Boolean).join(' · ').slice(0, 60) || '-'}`,
    footer: (count) =>
      plural(count, {
        one: '1 Zeile unterhalb der Liste wird ausgelassen.',
        other: `${number(count)} Zeilen unterhalb der Liste werden ausgelassen.`,
      }),
    sample: 'Die ersten Zeilen',
    delimiters: { ',': 'Komma', ';': 'Semikolon', '\t': 'Tabulator', '|': 'Senkrechter Strich' },
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, Big-Endian)',
      'windows-1252': 'Westeuropäisch (Windows)',
      macintosh: 'Westeuropäisch (Mac)',
      cp850: 'Westeuropäisch (DOS)',
      'windows-1250': 'Mitteleuropäisch (Windows)',
      'iso-8859-2': 'Mitteleuropäisch (ISO)',
      'windows-1254': 'Türkisch',
      'windows-1251': 'Kyrillisch',
      'windows-1253': 'Griechisch',
      shift_jis: 'Japanisch',
      'euc-kr': 'Koreanisch',
      gb18030: 'Chinesisch (vereinfacht)',
      big5: 'Chinesisch (traditionell)',
    },
  },
  nameOrder: {
    label: 'Reihenfolge bei vollständigen Namen',
    options: {
      auto: 'Wie im Spaltennamen',
      given: 'Vorname zuerst',
      family: 'Nachname zuerst',
    },
    hint: 'Ein Komma bedeutet immer: Nachname zuerst.',
  },
  progress: {
    checking: () => 'Zeilen werden geprüft',
    running: (kind) => `${kinds[kind].title} werden angelegt`,
    undoing: (kind) => `${kinds[kind].title} werden entfernt`,
    inviting: () => 'Einladungen werden gesendet, 100 pro Minute',
    leave: 'Sie können diese Seite verlassen. Der Import läuft im Hintergrund weiter.',
  },
  results: {
    title: 'Prüfen Sie die Zeilen vor dem Import',
    done: 'Was mit jeder Zeile geschah',
    filter: 'Zeilen anzeigen',
    all: 'Alle Zeilen',
    line: 'Zeile',
    doubtful: 'Bitte ansehen',
    noun: 'Zeilen',
    outcomes: {
      new: 'Neu',
      change: 'Wird geändert',
      unchanged: 'Unverändert',
      duplicate: 'Doppelt',
      faulty: 'Fehlerhaft',
      created: 'Angelegt',
      changed: 'Geändert',
      removed: 'Entfernt',
      restored: 'Zurückgesetzt',
      kept: 'Behalten',
    },
    pending: 'Wartet',
    edit: 'Zeile bearbeiten',
    editLabel: (line) => `Zeile ${line} bearbeiten`,
    save: 'Speichern',
    cancel: 'Abbrechen',
    decide: (line) => `Was mit Zeile ${line} geschieht`,
    decisions: {
      usual: (decision) => `Wie gewählt: ${decision}`,
      skip: 'Überspringen',
      update: 'Aktualisieren',
      import: 'Trotzdem importieren',
    },
    blank: 'leer',
    changed: (field, before, after) => `${field}: ${before} → ${after}`,
    stays: {
      members: staysOf('vom Mitglied selbst'),
      businesses: staysOf('vom zuständigen Mitglied selbst'),
    },
    count: (outcome, count) => `${outcome} (${number(count)})`,
    download: 'Fehlerhafte Zeilen herunterladen',
    downloadHint:
      'Korrigieren Sie sie in Ihrer Tabelle und importieren Sie dann diese Datei. Die übrigen Zeilen können Sie jetzt schon importieren.',
  },
  run: (kind, created, changed) => {
    if (changed === 0) return `${countOf(kind, created)} importieren`;
    if (created === 0) return `${countOf(kind, changed)} aktualisieren`;
    return `${countOf(kind, created)} importieren, ${number(changed)} aktualisieren`;
  },
  newIndustries: (names) =>
    `${counted(names.length, 'neue Branche', 'neue Branchen')} in die Liste der Branchen aufnehmen: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', ...' : ''}`,
  endingDialog: {
    title: (count) => `${counted(count, 'Mitgliedschaft', 'Mitgliedschaften')} beenden?`,
    text: (count) =>
      plural(count, {
        one: 'Der letzte Tag von 1 Mitgliedschaft in dieser Datei ist vorbei. Sie endet sofort: Dieses Mitglied kann lesen, aber nicht schreiben. Prüfen Sie die Spalte mit den Enddaten, falls Sie das überrascht.',
        other: `Der letzte Tag von ${number(count)} Mitgliedschaften in dieser Datei ist vorbei. Sie enden sofort: Diese Mitglieder können lesen, aber nicht schreiben. Prüfen Sie die Spalte mit den Enddaten, falls Sie das überrascht.`,
      }),
    action: 'Importieren und beenden',
  },
  existing: {
    options: { skip: 'Unverändert lassen', update: 'Aktualisieren' },
    clearsBlank: 'Auch leeren, was in der Datei leer ist',
    of: {
      members: {
        label: 'Bereits vorhandene Mitglieder',
        hint: 'Gefunden anhand der Mitgliedsnummer, dann der E-Mail-Adresse, dann des Namens mit Unternehmen.',
        replacesOwn: 'Auch ersetzen, was Mitglieder selbst geschrieben haben',
      },
      businesses: {
        label: 'Bereits vorhandene Unternehmen',
        hint: 'Gefunden anhand von Name und Ort. Das zuständige Mitglied bleibt dasselbe.',
        replacesOwn: 'Auch ersetzen, was die zuständigen Mitglieder selbst geschrieben haben',
      },
    },
  },
  nothing: {
    members: 'Nichts zu importieren: keine neuen Mitglieder und nichts zu aktualisieren.',
    businesses: 'Nichts zu importieren: keine neuen Unternehmen und nichts zu aktualisieren.',
  },
};
