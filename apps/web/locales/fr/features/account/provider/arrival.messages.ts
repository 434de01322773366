import type { arrivalMessages as english } from '#src/features/account/provider/arrival.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const arrivalMessages: Translation<typeof english> = {
  title: (name) => `Connexion avec ${name}`,
  busy: 'Un instant…',
  description: (name) => `Vérification en cours avec ${name}.`,
  failed: 'Cela n’a pas fonctionné',
  nothing: 'Cette page s’ouvre lorsqu’un autre service vous renvoie ici après une connexion.',
  secondFactor: 'Encore une étape : saisissez votre second code.',
  toSignIn: 'Se connecter autrement',
  toSettings: 'Retour aux paramètres',
  service: 'un autre service',
  linked: (name) => ({
    title: 'Compte associé',
    description: `Vous pouvez maintenant vous connecter avec ${name}.`,
  }),
  joined: (site) => ({ title: 'Compte créé !', description: `Bienvenue sur ${site}.` }),
};
