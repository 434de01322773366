import type { servicesMessages as english } from '#src/features/admin/registration/providers/sign-in-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const servicesMessages: Translation<typeof english> = {
  title: 'Connexion avec d’autres services',
  hint: 'Permettez aux membres de se connecter avec un compte qu’ils ont déjà, par exemple celui de votre association ou leur compte Microsoft 365. Le service doit prendre en charge OpenID Connect. Jusqu’à cinq.',
  failed: 'Impossible de charger les services',
  empty: 'Aucun pour le moment. Les membres se connectent avec leur mot de passe.',
  list: 'Services de connexion',
  linked: (count) =>
    plural(count, {
      one: `${number(count)} membre associé`,
      other: `${number(count)} membres associés`,
    }),
  off: 'désactivé',
  membersOnly: 'membres uniquement',
  isOn: 'Activé',
  add: {
    open: 'Ajouter un service',
    title: 'Ajouter un service de connexion',
    submit: 'Ajouter',
    done: (name) => ({
      title: 'Service ajouté',
      description: `Les membres peuvent maintenant se connecter avec ${name}.`,
    }),
  },
  edit: {
    open: 'Modifier',
    label: (name) => `Modifier ${name}`,
    title: (name) => `Modifier ${name}`,
    submit: 'Enregistrer',
    done: { title: 'Modifications enregistrées' },
  },
  remove: {
    open: 'Supprimer',
    label: (name) => `Supprimer ${name}`,
    title: (name) => `Supprimer ${name} ?`,
    text: 'Les membres ne peuvent plus l’utiliser pour se connecter. Leurs mots de passe fonctionnent toujours, et leurs associations reviennent si vous l’ajoutez de nouveau.',
    done: { title: 'Service supprimé' },
  },
  fields: {
    name: 'Nom',
    nameHint: (name) => `Le bouton affiche « Continuer avec ${name || 'Nom'} ».`,
    redirectUri: 'Adresse de redirection',
    redirectHint:
      'Saisissez-la auprès du service, exactement ainsi, comme URI de redirection ou URL de rappel.',
    copy: 'Copier',
    copied: { title: 'Adresse copiée' },
    notCopied: {
      title: 'Erreur',
      description: 'L’adresse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.',
      destructive: true,
    },
    issuer: 'Émetteur',
    issuerHint: 'L’adresse du service, tirée de ses paramètres. Elle ne peut plus être modifiée ensuite.',
    check: 'Vérifier',
    works: 'Le service répond comme il faut.',
    clientId: 'ID client',
    clientSecret: 'Secret client',
    secretHint: 'Enregistré sous forme chiffrée, et jamais réaffiché.',
    secretStays: 'Laissez vide pour utiliser celui que vous avez déjà saisi.',
    takesNewcomers: 'Les nouveaux membres peuvent s’en servir pour s’inscrire',
    newcomersHint:
      'Si l’inscription est ouverte à tous, ou sur invitation. Sinon, il est réservé aux personnes déjà membres.',
  },
};
