import type { linkedMessages as english } from '#src/features/account/security/linked/linked.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const linkedMessages: Translation<typeof english> = {
  title: 'Comptes associés',
  description: 'Vous pouvez vous connecter ici avec un compte que vous avez auprès de l’un de ces services.',
  failed: 'Impossible de charger vos comptes associés',
  password: 'Votre mot de passe',
  linked: (date) => `Associé le ${date}`,
  used: (date) => `dernière utilisation le ${date}`,
  notOffered: 'Plus proposé ici',
  link: {
    open: (name) => `Associer ${name}`,
    title: (name) => `Associer votre compte ${name}`,
    text: (name) =>
      `Vous allez maintenant vous connecter chez ${name}. Dès lors, toute personne pouvant se connecter à ce compte pourra se connecter ici.`,
    submit: 'Continuer',
  },
  unlink: {
    open: 'Dissocier',
    label: (name) => `Dissocier ${name}`,
    title: (name) => `Dissocier ${name} ?`,
    text: 'Vous ne pourrez plus vous connecter avec ce compte. Votre mot de passe reste valable.',
    submit: 'Dissocier',
    done: { title: 'Compte dissocié' },
  },
};
