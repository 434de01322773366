import type { arrivalMessages as english } from '#src/features/account/provider/arrival.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const arrivalMessages: Translation<typeof english> = {
  title: (name) => `Mit ${name} anmelden`,
  busy: 'Einen Moment…',
  description: (name) => `Wir prüfen die Antwort von ${name}.`,
  failed: 'Das hat nicht geklappt',
  nothing:
    'Diese Seite öffnet sich, wenn ein Dienst Sie hierher zurückschickt, nachdem Sie sich dort angemeldet haben.',
  secondFactor: 'Noch ein Schritt: Geben Sie Ihren zweiten Code ein.',
  toSignIn: 'Anders anmelden',
  toSettings: 'Zurück zu den Einstellungen',
  service: 'einem anderen Dienst',
  linked: (name) => ({
    title: 'Konto verknüpft',
    description: `Sie können sich jetzt mit ${name} anmelden.`,
  }),
  joined: (site) => ({ title: 'Konto erstellt!', description: `Willkommen bei ${site}.` }),
};
