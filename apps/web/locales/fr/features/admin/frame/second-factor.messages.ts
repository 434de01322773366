import type { secondFactorMessages as english } from '#src/features/admin/frame/second-factor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const secondFactorMessages: Translation<typeof english> = {
  title: 'Votre rôle exige la connexion en deux étapes',
  text: 'Activez la connexion en deux étapes : l’administration s’ouvre aussitôt. Si vous avez une clé d’accès, vous pouvez l’utiliser à la place pour vous connecter.',
  action: 'Activer la connexion en deux étapes',
  reminder: (day) =>
    `À partir du ${day}, votre rôle exigera une seconde étape de connexion, pour qu’un mot de passe volé n’ouvre rien.`,
};
