import type { secondFactorMessages as english } from '#src/features/auth/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  app: {
    label: 'Code aus Ihrer Authentifizierungs-App',
    hint: 'Sechs Ziffern, die alle 30 Sekunden wechseln.',
    other: 'Wiederherstellungscode verwenden',
  },
  recovery: {
    label: 'Wiederherstellungscode',
    hint: 'Einer der Codes, die Sie beim Einschalten der Anmeldung in zwei Schritten gesichert haben. Jeder gilt einmal.',
    other: 'Authentifizierungs-App verwenden',
  },
  submit: 'Anmelden',
  busy: 'Anmeldung läuft...',
  restart: 'Von vorn beginnen',
  failed: 'Fehler',
};
