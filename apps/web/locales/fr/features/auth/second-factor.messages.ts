import type { secondFactorMessages as english } from '#src/features/auth/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  app: {
    label: 'Code de votre application d’authentification',
    hint: 'Six chiffres, qui changent toutes les 30 secondes.',
    other: 'Utiliser un code de secours',
  },
  recovery: {
    label: 'Code de secours',
    hint: 'L’un des codes que vous avez enregistrés en activant la connexion en deux étapes. Chacun ne fonctionne qu’une fois.',
    other: 'Utiliser l’application d’authentification',
  },
  submit: 'Se connecter',
  busy: 'Connexion...',
  restart: 'Recommencer',
  failed: 'Erreur',
};
