import type { dataRequestsMessages as english } from '#src/features/admin/data-requests/data-requests.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

export const dataRequestsMessages: Translation<typeof english> = {
  title: 'Datenanfragen',
  description:
    'Wer um Löschung oder um eine Kopie der eigenen Daten gebeten hat. Das Gesetz gibt Ihnen einen Monat für die Antwort.',
  noun: 'Anfragen',
  filters: {
    waiting: 'Offen',
    done: 'Erledigt',
    declined: 'Abgelehnt',
  },
  empty: {
    waiting: 'Erfassen Sie eine Anfrage auf der Seite eines Mitglieds oder neben einem Aufnahmeantrag.',
    done: 'Ausgeführte Anfragen erscheinen hier, jede mit einem Beleg.',
    declined: 'Abgelehnte Anfragen erscheinen hier.',
  },
  kinds: { erasure: 'Löschung', export: 'Datenkopie' },
  channels: {
    letter: 'Per Brief',
    email: 'Per E-Mail',
    phone: 'Telefonisch',
    in_person: 'Persönlich',
  },
  former: { member: (id) => `Ehemaliges Mitglied ${id}`, applicant: (id) => `Aufnahmeantrag ${id}` },
  received: (channel, date) => `${channel}, eingegangen am ${date}`,
  due: (date) => `Zu beantworten bis ${date}`,
  enteredBy: (name) => `Erfasst von ${name}`,
  reason: 'Woher wir es wissen',
  alsoPublished: 'Auch Veröffentlichtes wird gelöscht: Beiträge und Kommentare.',
  needsOther: 'Eine weitere Person aus der Administration muss dies bestätigen.',
  confirm: { erasure: 'Jetzt löschen', export: 'Bestätigen' },
  decline: 'Ablehnen',
  download: 'Kopie herunterladen',
  downloadFailed: 'Die Kopie konnte nicht heruntergeladen werden',
  receipt: 'Beleg',
  of: (action, name) => `${action}: ${name}`,
  declined: { title: 'Anfrage abgelehnt' },
  confirmDialog: {
    title: (name) => `${name} endgültig löschen?`,
    text: 'Alles über diese Person wird jetzt gelöscht, und sie wird überall abgemeldet. Das lässt sich nicht rückgängig machen.',
  },
  section: {
    title: 'Personenbezogene Daten',
    text: 'Wenn diese Person Sie schriftlich darum bittet.',
    erasure: 'Löschen…',
    export: 'Datenkopie…',
  },
  dialog: {
    titles: {
      erasure: (name) => `${name} endgültig löschen`,
      export: (name) => `Kopie der Daten von ${name}`,
    },
    texts: {
      erasure:
        'Profil, Nachrichten und Kontakte werden endgültig gelöscht, so als ob das Mitglied das eigene Konto löscht. Veröffentlichte Beiträge, Kommentare und Bewertungen bleiben unter dem Namen „Ehemaliges Mitglied“ stehen.',
      export:
        'Sie erhalten eine Datei mit allem, was die Person selbst herunterladen könnte, samt privaten Nachrichten, um sie ihr auszuhändigen. Die Person wird per E-Mail informiert.',
    },
    channel: 'Wie die Anfrage kam',
    receivedOn: 'Eingegangen am',
    reason: {
      label: 'Woher wissen Sie, dass es diese Person war?',
      description: 'Wird beim Löschen der Person mit entfernt.',
      placeholder: 'Unterschriebener Brief; die Unterschrift stimmt mit dem Aufnahmeantrag überein',
    },
    alsoPublished: {
      label: 'Auch Veröffentlichtes löschen',
      description:
        'Die Beiträge samt den Kommentaren anderer dazu und die eigenen Kommentare. Bewertungen bleiben unter dem Namen „Ehemaliges Mitglied“ stehen.',
    },
    others: 'Zuerst bestätigt es eine weitere Person aus der Administration.',
    alone: 'Nur Sie haben Administrationsrechte, daher geschieht es sofort.',
    submit: 'Anfrage erfassen',
    submitAlone: { erasure: 'Jetzt löschen', export: 'Kopie erstellen' },
    entered: {
      title: 'Anfrage erfasst',
      description: 'Die übrige Administration wird informiert. Eine Person von dort bestätigt sie.',
    },
  },
  page: {
    title: {
      erasure: 'Beleg: Löschung personenbezogener Daten',
      export: 'Beleg: Kopie personenbezogener Daten',
    },
    failed: 'Die Anfrage konnte nicht geladen werden',
    loading: 'Anfrage wird geladen...',
    back: 'Datenanfragen',
    print: 'Drucken',
    community: 'Gemeinschaft',
    number: 'Anfrage',
    person: 'Person',
    asked: 'Gestellt',
    entered: 'Erfasst',
    confirmed: 'Ausgeführt',
    open: { waiting: 'Diese Anfrage ist noch offen.', declined: 'Diese Anfrage wurde abgelehnt.' },
    by: (date, name) => (name === null ? date : `${date}, von ${name}`),
    itself: (date) => `${date}, von der Person selbst`,
    nameOnce:
      'Der Name wird nur jetzt angezeigt: Nichts Gespeichertes verrät, wer dies war. Drucken oder speichern Sie diese Seite, bevor Sie sie verlassen.',
    erased: {
      title: 'Was gelöscht wurde',
      member:
        'Name, E-Mail-Adresse, Telefonnummer, Profil, Bilder, Kontakte, Gemerktes, Benachrichtigungen, Sitzungen und Anmeldedaten; der Text privater Nachrichten, von Aufträgen und Meldungen; unveröffentlichte und gelöschte Beiträge.',
      published: 'Veröffentlichte Beiträge samt den Kommentaren anderer dazu und Kommentare.',
      applicant: 'Name, E-Mail-Adresse, Profil, Antworten und der Austausch zum Aufnahmeantrag.',
    },
    kept: {
      title: 'Was ohne Namen bleibt',
      nothing: 'Nichts.',
      uncounted:
        'Veröffentlichte Beiträge, Kommentare, Bewertungen, Vorstellungen und Aufträge, soweit vorhanden.',
      counts: ({ posts, comments, reviews, messages, referrals, orders, businesses }) =>
        [
          posts > 0 && counted(posts, 'veröffentlichter Beitrag', 'veröffentlichte Beiträge'),
          comments > 0 && counted(comments, 'Kommentar', 'Kommentare'),
          reviews > 0 && counted(reviews, 'Bewertung', 'Bewertungen'),
          messages > 0 && `${counted(messages, 'private Nachricht', 'private Nachrichten')} ohne Text`,
          referrals > 0 && `${counted(referrals, 'Vorstellung', 'Vorstellungen')} ohne Text`,
          orders > 0 &&
            `${counted(orders, 'Auftrag', 'Aufträge')} für die Buchhaltung: was, wann und zu welchem Preis`,
          businesses > 0 && `${counted(businesses, 'Unternehmen', 'Unternehmen')}, nicht mehr im Verzeichnis`,
        ].filter((line): line is string => line !== false),
    },
    backups: {
      title: 'Sicherungen',
      text: 'Frühere Sicherungen enthalten noch eine Kopie, bis neuere sie ersetzen. Wird eine davon wiederhergestellt, wird diese Löschung wiederholt, bevor die Daten genutzt werden.',
    },
    copyUntil: (date) => `Die Datei kann bis ${date} heruntergeladen werden.`,
    copy: (days) =>
      `Die Datei konnte ${plural(days, { one: '1 Tag', other: `${days} Tage` })} lang heruntergeladen werden.`,
  },
};
