import type { passkeysMessages as english } from '#src/features/account/security/passkeys/passkeys.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const passkeysMessages: Translation<typeof english> = {
  title: 'Clés d’accès',
  description:
    'Connectez-vous avec votre empreinte digitale, votre visage ou le code PIN de votre appareil. Une clé d’accès remplace votre mot de passe et le code de la connexion en deux étapes.',
  failed: 'Impossible de charger vos clés d’accès',
  empty: 'Vous n’avez aucune clé d’accès.',
  unsupported: 'Ce navigateur ne peut pas créer de clés d’accès.',
  added: (date) => `Ajoutée le ${date}`,
  used: (date) => `Dernière utilisation le ${date}`,
  neverUsed: 'Pas encore utilisée',
  synced: 'Synchronisée',
  name: 'Nom',
  password: 'Votre mot de passe',
  add: {
    open: 'Ajouter une clé d’accès',
    text: 'Votre navigateur vous demandera où l’enregistrer.',
    suggested: (number) => `Clé d’accès ${number}`,
    hint: 'Pour distinguer vos clés, par exemple « Mon téléphone »',
    submit: 'Continuer',
    done: { title: 'Clé d’accès ajoutée' },
    known: 'Cet appareil possède déjà une clé d’accès pour votre compte.',
    failed: 'Impossible d’ajouter la clé d’accès. Réessayez ou utilisez un autre appareil.',
  },
  rename: {
    open: 'Renommer',
    label: (name) => `Renommer « ${name} »`,
    submit: 'Enregistrer',
    done: { title: 'Clé d’accès renommée' },
  },
  remove: {
    open: 'Retirer',
    label: (name) => `Retirer « ${name} »`,
    title: (name) => `Retirer « ${name} » ?`,
    text: 'Vous ne pourrez plus vous connecter avec elle. Votre appareil peut encore la proposer tant que vous ne l’y avez pas supprimée.',
    submit: 'Retirer',
    done: { title: 'Clé d’accès retirée' },
  },
};
