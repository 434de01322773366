import type { mailedCodeMessages as english } from '#src/features/auth/mailed-code.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/fr';

export const mailedCodeMessages: Translation<typeof english> = {
  request: {
    intro:
      'Saisissez votre adresse e-mail et nous vous enverrons un code de connexion. Votre mot de passe n’est pas nécessaire.',
    email: 'Adresse e-mail',
    submit: 'Envoyer le code',
    back: 'Utiliser le mot de passe',
  },
  enter: {
    sent: (email, minutes) =>
      `Si un compte correspond à ${email}, nous lui avons envoyé un code. Il fonctionne pendant ${plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` })}, dans ce navigateur.`,
    label: 'Code reçu par e-mail',
    hint: 'Huit lettres et chiffres. Regardez aussi dans vos courriers indésirables.',
    submit: 'Se connecter',
    busy: 'Connexion...',
    again: 'Envoyer un autre code',
  },
};
