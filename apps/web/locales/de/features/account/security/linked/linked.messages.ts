import type { linkedMessages as english } from '#src/features/account/security/linked/linked.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const linkedMessages: Translation<typeof english> = {
  title: 'Verknüpfte Konten',
  description: 'Sie können sich hier mit einem Konto anmelden, das Sie bei einem dieser Dienste haben.',
  failed: 'Ihre verknüpften Konten konnten nicht geladen werden',
  password: 'Ihr Passwort',
  linked: (date) => `Verknüpft am ${date}`,
  used: (date) => `zuletzt verwendet am ${date}`,
  notOffered: 'Wird hier nicht mehr angeboten',
  link: {
    open: (name) => `${name} verknüpfen`,
    title: (name) => `Ihr Konto bei ${name} verknüpfen`,
    text: (name) =>
      `Als Nächstes melden Sie sich bei ${name} an. Von da an kann sich hier anmelden, wer sich bei diesem Konto anmelden kann.`,
    submit: 'Weiter',
  },
  unlink: {
    open: 'Trennen',
    label: (name) => `${name} trennen`,
    title: (name) => `Verknüpfung mit ${name} trennen?`,
    text: 'Sie können sich dann nicht mehr mit diesem Konto anmelden. Ihr Passwort gilt weiterhin.',
    submit: 'Trennen',
    done: { title: 'Verknüpfung getrennt' },
  },
};
