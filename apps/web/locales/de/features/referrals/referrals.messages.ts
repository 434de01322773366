import type { referralsMessages as english } from '#src/features/referrals/referrals.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const referralsMessages: Translation<typeof english> = {
  sent: {
    title: 'Empfehlung gesendet!',
    description: 'Wir sagen Ihnen Bescheid, sobald es eine Antwort gibt.',
  },
  sendFailed: {
    title: 'Fehler',
    description: 'Die Empfehlung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
  matches: {
    title: 'Mögliche Empfehlungen',
    description:
      'Mitglieder, die sich über eine Vorstellung freuen würden, bei Ihnen oder einem Ihrer Kontakte.',
    loading: 'Mögliche Empfehlungen werden geladen...',
    failed: 'Die möglichen Empfehlungen konnten nicht geladen werden',
    completeProfile: 'Angeben, was Sie bieten',
    emptyProfile:
      'Um Empfehlungen zu senden, geben Sie zuerst in Ihrem Profil an, was Sie bieten oder suchen',
    showAll: (count) => `Alle ${number(count)} anzeigen`,
    showFewer: 'Weniger anzeigen',
  },
  page: {
    title: 'Empfehlungen',
    description: 'Stellen Sie Menschen, die Sie kennen, einander vor und beantworten Sie Anfragen an Sie.',
  },
  pairs: {
    title: 'Wer sich kennenlernen sollte',
    description: 'Menschen, die Sie kennen und die einander noch nicht kennen.',
    and: 'und',
    names: (one, other) => `${one} und ${other}`,
    introduce: 'Einander vorstellen',
    introduceLabel: (one, other) => `${one} und ${other} einander vorstellen`,
  },
  match: {
    reasons: 'Warum dieser Treffer',
    lookingFor: 'Sucht',
    offers: 'Bietet',
    mutual: (count) => plural(count, { one: '1 gemeinsamer Kontakt', other: `${count} gemeinsame Kontakte` }),
    showScore: 'Punktzahl ansehen',
    hideScore: 'Punktzahl ausblenden',
    refer: 'Empfehlen',
    referLabel: (name) => `Jemanden an ${name} empfehlen`,
    cannotRefer: (name, reason) => `Jemanden an ${name} empfehlen: ${reason ?? ''}`,
    waiting: 'Gesendet. Die Antwort steht noch aus.',
    see: 'Empfehlung ansehen',
    seeLabel: (name) => `Ihre Empfehlung an ${name} ansehen`,
  },
  dialog: {
    title: (name) => `Empfehlung an ${name} senden`,
    referee: 'Wen möchten Sie vorstellen?',
    refereeHint: 'Einen Ihrer Kontakte oder sich selbst.',
    consent: (referee, target) =>
      `${referee} und ${target} müssen beide zustimmen, bevor sie gegenseitig ihre Kontaktdaten sehen.`,
    myself: (name) => `Mich selbst, für eine Zusammenarbeit mit ${name}`,
    suggested: 'Vorgeschlagen',
    others: 'Ihre anderen Kontakte',
    message: 'Persönliche Nachricht (optional)',
    messagePlaceholder: (name) => `Warum sollte ${name} zusagen?`,
    characters: (count, max) => `${number(count)} von ${number(max)}`,
    submit: 'Empfehlung senden',
  },
  pending: {
    title: 'Offene Empfehlungen',
    none: 'Keine offenen Empfehlungen.',
    loading: 'Empfehlungen werden geladen...',
    failed: 'Ihre Empfehlungen konnten nicht geladen werden',
    alert: (count) =>
      plural(count, {
        one: 'Eine Empfehlung wartet auf Ihre Antwort',
        other: `${count} Empfehlungen warten auf Ihre Antwort`,
      }),
    goTo: 'Jetzt antworten',
  },
  active: 'Aktive Empfehlungen',
  past: 'Frühere Empfehlungen',
  statuses: {
    pending: 'offen',
    accepted: 'angenommen',
    declined: 'abgelehnt',
    withdrawn: 'zurückgezogen',
    expired: 'abgelaufen',
    completed: 'abgeschlossen',
  },
  card: {
    sentOn: (day) => `Gesendet am ${day}`,
    receivedOn: (day) => `Erhalten am ${day}`,
    openUntil: (day) => `offen bis ${day}`,
    showHistory: 'Verlauf anzeigen',
    hideHistory: 'Verlauf ausblenden',
  },
  headline: {
    introducedOther: (referee, target) => `Sie haben ${referee} mit ${target} bekannt gemacht`,
    introducedSelf: (target) => `Sie haben sich ${target} vorgestellt`,
    offeredToMe: (referrer, referee) => `${referrer} möchte Ihnen ${referee} vorstellen`,
    offersSelf: (referrer) => `${referrer} möchte mit Ihnen zusammenarbeiten`,
    offersMe: (referrer, target) => `${referrer} möchte Sie mit ${target} bekannt machen`,
  },
  agreement: {
    youAgreed: 'Sie haben zugestimmt. Die andere Seite muss noch antworten.',
    agreed: (name) => `${name} hat zugestimmt. Die andere Seite muss noch antworten.`,
    none: 'Beide Seiten müssen noch antworten.',
  },
  history: {
    title: 'Verlauf',
    loading: 'Verlauf wird geladen...',
    failed: 'Der Verlauf konnte nicht geladen werden',
    contact: (name) => `Kontakt zu ${name} aufnehmen`,
    noContact: 'E-Mail-Adresse und Telefonnummer sind nicht freigegeben. Schreiben Sie unter „Nachrichten“.',
  },
  stats: {
    title: 'Ihre Empfehlungen in Zahlen',
    failed: 'Die Zahlen zu Ihren Empfehlungen konnten nicht geladen werden',
    sent: 'Gesendet',
    successful: 'Erfolgreich',
    successRate: 'Erfolgsquote',
  },
  emptyMatches: {
    title: 'Noch keine möglichen Empfehlungen',
    text: 'Menschen, die Sie vorstellen könnten, erscheinen hier.',
  },
  emptyPending: {
    title: 'Noch keine Empfehlungen',
    text: 'Stellen Sie zwei Menschen einander vor, die sich treffen sollten. Gesendete und erhaltene Empfehlungen erscheinen hier.',
  },
  steps: {
    accepted: { label: 'Annehmen', done: 'Empfehlung angenommen' },
    declined: { label: 'Ablehnen', done: 'Empfehlung abgelehnt' },
    withdrawn: { label: 'Zurückziehen', done: 'Empfehlung zurückgezogen' },
    completed: { label: 'Als abgeschlossen markieren', done: 'Empfehlung abgeschlossen' },
  },
  outcome: {
    worth: (amount) => `Wert: ${amount}`,
    thanks: (name) => `${name} sagt Danke:`,
  },
  complete: {
    title: 'Ist aus dieser Empfehlung etwas geworden?',
    text: (referrer) =>
      `${referrer} erfährt, dass sie ein Erfolg war. Dies lässt sich nicht rückgängig machen.`,
    thanks: (referrer) => `Dank an ${referrer} (optional)`,
    value: (currency) => `Wert in ${currency}, nur ganze Zahlen (optional)`,
    seenBy: (referee) => `Nur Sie und ${referee} sehen ihn.`,
    seenByAll: 'Alle an dieser Empfehlung Beteiligten sehen ihn.',
    wrongValue: (most) => `Geben Sie eine ganze Zahl bis höchstens ${most} ein`,
    share: (referrer) => `Auch ${referrer} darf den Betrag sehen`,
    action: 'Empfehlung abschließen',
  },
  automation: {
    disabled: null,
    queued: 'Für die Automatisierung vorgemerkt.',
    sent: 'An die Automatisierung gesendet.',
    failed: 'Die Automatisierung war nicht erreichbar. Ihre Empfehlung wurde trotzdem gesendet.',
  },
};
