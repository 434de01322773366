import type { guestMailMessages as english } from '#src/console/mails/guest-mail.messages.ts';
import { number, plural } from '@guildhall/locale/words/de';
import type { Translation } from '@guildhall/locale/translation';

export const guestMailMessages: Translation<typeof english> = {
  confirmSeat: (title) => `Bestätigen Sie Ihren Platz bei „${title}“`,
  invites: (inviter, title) => `${inviter} lädt Sie zu „${title}“ ein`,
  asked: (site) =>
    `Jemand hat mit dieser Adresse um einen Platz bei einer Veranstaltung von ${site} gebeten.`,
  invitedBy: (inviter, site) => `${inviter}, Mitglied bei ${site}, möchte Sie als Gast mitbringen.`,
  dateOf: (title, when) => `„${title}“, ${when}`,
  openUntil: (day, site, days) =>
    `Öffnen Sie den Link bis zum ${day}, um zu bestätigen, dass Sie es sind. ${site} speichert dann Ihren Namen und Ihre Adresse und löscht beides ${plural(days, { one: '1 Tag', other: `${number(days)} Tage` })} nach der Veranstaltung. Über denselben Link können Sie den Platz jederzeit freigeben.`,
  waiting: (title) => `Sie stehen auf der Warteliste für „${title}“`,
  allTaken: 'Alle Plätze sind belegt. Wir schreiben Ihnen, sobald Sie einen haben.',
  goodToHave: (inviter) =>
    inviter === null
      ? 'Schön, dass Sie unser Gast waren.'
      : `Schön, dass Sie auf Einladung von ${inviter} unser Gast waren.`,
  between: (site) =>
    `Die Mitglieder von ${site} treffen sich auch zwischen den Veranstaltungen: Sie finden einander über das, was sie bieten und suchen.`,
  where: (place) => `Ort: ${place}`,
  yourSeat: (title) => `Ihr Platz bei „${title}“`,
  hasAccount: (site) =>
    `Jemand hat mit dieser Adresse um einen Platz als Gast gebeten. Sie gehört zu Ihrem Konto bei ${site}.`,
  signUpThere:
    'Melden Sie sich dort an und sichern Sie sich einen Platz: Dann stehen Sie mit Ihrem Namen auf der Liste.',
  labels: {
    confirm: 'Meinen Platz bestätigen',
    again: 'Noch einmal um einen Platz bitten',
    seat: 'Meinen Platz ansehen oder freigeben',
    event: 'Veranstaltung öffnen',
    join: (site) => `${site} beitreten`,
    apply: 'Aufnahme beantragen',
  },
};
