import type { decisionsMessages as english } from '#src/features/decisions/decisions.messages.ts';
import type { DecidedType } from '@guildhall/api/ground/reports/decisions.schema';
import type { Translation } from '@guildhall/locale/translation';

const YOURS: Record<DecidedType, string> = {
  post: 'Ihr Beitrag wurde',
  comment: 'Ihr Kommentar wurde',
  review: 'Ihre Bewertung wurde',
  user: 'Ihr Konto wurde',
  short_link: 'Ihr Kurzlink wurde',
  business: 'Ihr Unternehmen wurde',
  posts: 'Alle Ihre Beiträge wurden',
};

const WARNED_FOR: Record<DecidedType, string> = {
  post: 'Ihres Beitrags',
  comment: 'Ihres Kommentars',
  review: 'Ihrer Bewertung',
  user: 'Ihres Kontos',
  short_link: 'Ihres Kurzlinks',
  business: 'Ihres Unternehmens',
  posts: 'Ihrer Beiträge',
};

export const decisionsMessages: Translation<typeof english> = {
  title: 'Eine Entscheidung der Administration',
  description: 'Was entschieden wurde, warum, und wie Sie widersprechen können.',
  open: 'Entscheidung anzeigen',
  failed: 'Diese Entscheidung gibt es nicht. Melden Sie sich an, um Entscheidungen über Sie zu sehen.',
  verdicts: {
    hide: (type) => `${YOURS[type]} ${type === 'short_link' ? 'abgeschaltet' : 'ausgeblendet'}.`,
    delete: (type) => `${YOURS[type]} gelöscht.`,
    decline: (type) => `${YOURS[type]} nicht freigegeben.`,
    warn: (type) =>
      type === 'user'
        ? 'Sie haben eine Verwarnung erhalten.'
        : `Sie haben eine Verwarnung wegen ${WARNED_FOR[type]} erhalten.`,
    suspend: () => 'Ihr Konto wurde gesperrt.',
  },
  on: (date) => `Entschieden am ${date}`,
  until: (date) => `Sie können sich am ${date} wieder anmelden.`,
  about: 'Es geht um',
  reason: 'Grund',
  noReason: 'Die Administration hat keinen Grund angegeben.',
  objection: 'Ihr Widerspruch',
  waiting: 'Ihr Widerspruch ist eingegangen. Die Administration liest ihn und antwortet per E-Mail.',
  answers: {
    upheld:
      'Wir haben die Entscheidung noch einmal geprüft, und sie bleibt bestehen. Diese Antwort ist endgültig.',
    reversed: 'Sie hatten recht: Wir haben die Entscheidung zurückgenommen.',
  },
  answer: 'Antwort',
  tooLate: 'Die Frist für einen Widerspruch ist abgelaufen.',
  form: {
    label: 'Sind Sie anderer Meinung?',
    description:
      'Schreiben Sie, warum. Sie können einmal widersprechen; wenn möglich, antwortet eine andere Person aus der Administration.',
    submit: 'Widerspruch senden',
    sent: { title: 'Widerspruch gesendet' },
  },
};
