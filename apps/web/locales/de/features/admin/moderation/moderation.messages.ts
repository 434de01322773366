import { DECIDED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { moderationMessages as english } from '#src/features/admin/moderation/moderation.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const moderationMessages: Translation<typeof english> = {
  reason: {
    label: 'Was teilen wir dem Mitglied mit?',
    description:
      'Das Mitglied liest es auf seiner Seite, als Benachrichtigung und per E-Mail und kann einmal widersprechen.',
  },
  reasonOfAccount: {
    label: 'Was teilen wir dem Mitglied mit?',
    description: 'Das Mitglied liest es bei der Anmeldung und per E-Mail und kann einmal widersprechen.',
  },
  note: { label: 'Notiz (optional)', description: 'Nur die Administration kann sie sehen.' },
  until: {
    label: 'Gesperrt bis (optional)',
    description: 'Ab diesem Tag ist die Anmeldung wieder möglich. Leer lassen, um später zu entscheiden.',
  },
  post: {
    hide: {
      title: 'Diesen Beitrag ausblenden?',
      text: 'Er verschwindet von allen Seiten. Das Mitglied, das ihn verfasst hat, sieht ihn weiterhin, mit Ihrer Begründung.',
      action: 'Ausblenden',
      done: { title: 'Beitrag ausgeblendet' },
    },
    delete: {
      title: 'Diesen Beitrag löschen?',
      text: 'Er verschwindet von allen Seiten. Sie können ihn 30 Tage lang wiederherstellen.',
      action: 'Löschen',
      done: { title: 'Beitrag gelöscht' },
    },
    decline: {
      title: 'Diesen Beitrag ablehnen?',
      text: 'Er wird nicht veröffentlicht. Das Mitglied, das ihn verfasst hat, sieht ihn weiterhin, mit Ihrer Begründung.',
      action: 'Ablehnen',
      done: { title: 'Beitrag abgelehnt' },
    },
  },
  all: {
    open: (author) => `Alle Beiträge von ${author}`,
    title: (author) => `Alle Beiträge von ${author} entfernen?`,
    text: 'Jeder Beitrag, der im Feed steht oder auf Freigabe wartet. Das Mitglied erhält eine einzige Nachricht.',
    how: 'Was geschieht mit ihnen?',
    ways: { hide: 'Ausblenden', delete: 'Löschen (jeder lässt sich 30 Tage lang wiederherstellen)' },
    action: 'Alle Beiträge entfernen',
    done: (count) => ({
      title: plural(count, { one: '1 Beitrag entfernt', other: `${number(count)} Beiträge entfernt` }),
    }),
  },
  business: {
    title: (name) => `${name} ausblenden?`,
    text: 'Es verschwindet aus dem Branchenverzeichnis. Das zuständige Mitglied sieht es weiterhin.',
    action: 'Ausblenden',
  },
  member: {
    warn: {
      button: 'Verwarnen',
      title: (name) => `${name} verwarnen?`,
      text: 'Ihre Nachricht kommt als Benachrichtigung und per E-Mail an. Ihr Name wird nicht angezeigt.',
      action: 'Verwarnung senden',
      done: { title: 'Verwarnung gesendet' },
    },
    suspend: {
      button: 'Konto sperren',
      title: (name) => `Konto von ${name} sperren?`,
      text: 'Das Mitglied wird überall abgemeldet, und nichts von ihm wird angezeigt. Bei der Anmeldung liest es, dass das Konto gesperrt ist.',
      action: 'Konto sperren',
      done: { title: 'Konto gesperrt' },
    },
  },
  objections: {
    noun: 'Widersprüche',
    empty: 'Widersprüche gegen Ihre Entscheidungen erscheinen hier.',
    about: (decision, type) => `${DECISIONS[decision]} · ${DECIDED_NOUNS[type]}`,
    decided: (name) => (name === null ? 'Unsere Begründung' : `Begründung von ${name}`),
    none: 'Es wurde keine Begründung angegeben.',
    objection: (name) => `Widerspruch von ${name}`,
    answerBy: (name) => (name === null ? 'Antwort' : `Antwort von ${name}`),
    mine: 'Diese Entscheidung haben Sie getroffen. Eine andere Person aus der Administration antwortet.',
    uphold: 'Aufrechterhalten',
    reverse: 'Zurücknehmen',
    label: (action, name) => `${action}: Widerspruch von ${name}`,
    answers: {
      upheld: {
        title: 'Entscheidung aufrechterhalten?',
        text: 'Alles bleibt, wie es ist. Ihre Antwort ist endgültig.',
        action: 'Aufrechterhalten',
      },
      reversed: {
        title: 'Entscheidung zurücknehmen?',
        text: 'Ausgeblendetes wird wieder angezeigt, und ein gesperrtes Konto wird wieder aktiviert. Was seitdem jemand geändert hat, bleibt, wie es ist.',
        action: 'Zurücknehmen',
      },
    },
    outcomes: { upheld: 'Aufrechterhalten', reversed: 'Zurückgenommen' },
    done: ({ restored, left }) => ({
      title: 'Widerspruch beantwortet',
      ...(left > 0 && {
        description:
          restored === 0
            ? 'Nichts wurde wieder angezeigt oder aktiviert, weil es seitdem jemand geändert hat.'
            : `${number(restored)} wieder angezeigt. ${plural(left, {
                one: '1 wurde seitdem geändert oder gelöscht und bleibt so.',
                other: `${number(left)} wurden seitdem geändert oder gelöscht und bleiben so.`,
              })}`,
      }),
    }),
  },
};

const DECISIONS: Record<string, string> = {
  hide: 'Ausgeblendet',
  delete: 'Gelöscht',
  decline: 'Abgelehnt',
  warn: 'Verwarnt',
  suspend: 'Gesperrt',
};
