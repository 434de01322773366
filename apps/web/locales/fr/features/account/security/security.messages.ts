import type { securityMessages as english } from '#src/features/account/security/security.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const securityMessages: Translation<typeof english> = {
  title: 'Sécurité',
  description:
    'Avec la connexion en deux étapes, un mot de passe volé ne suffit pas pour accéder à votre compte.',
  failed: 'Impossible de charger l’état de la connexion en deux étapes',
  name: 'Connexion en deux étapes',
  states: { on: 'activée', off: 'désactivée' },
  since: (date) =>
    `Depuis le ${date}, la connexion demande votre mot de passe et un code de votre application d’authentification.`,
  without: 'Votre mot de passe suffit pour se connecter.',
  codesLeft: (count) =>
    count === 0
      ? 'Plus aucun code de secours'
      : plural(count, {
          one: `${count} code de secours restant`,
          other: `${number(count)} codes de secours restants`,
        }),
  password: 'Votre mot de passe',
  setUp: {
    open: 'Activer la connexion en deux étapes',
    text: 'Il vous faut une application d’authentification sur votre téléphone, par exemple celle de son gestionnaire de mots de passe.',
    next: 'Continuer',
    scan: 'Scannez ce code avec votre application d’authentification.',
    qr: 'Code QR pour votre application d’authentification',
    key: 'Ou saisissez cette clé dans l’application :',
    openApp: 'Ouvrir dans une application de cet appareil',
    code: 'Code affiché actuellement par l’application',
    hint: 'Six chiffres',
    submit: 'Activer',
  },
  codes: {
    title: 'Enregistrez vos codes de secours',
    text: 'Si vous perdez votre téléphone, chacun de ces codes vous permet de vous connecter une fois. Nous ne pourrons plus les afficher : imprimez-les, ou gardez-les là où vous conservez vos mots de passe.',
    label: 'Codes de secours',
    copy: 'Copier',
    copied: { title: 'Codes de secours copiés' },
    notCopied: {
      title: 'Erreur',
      description: 'Impossible de copier les codes. Sélectionnez-les et copiez-les vous-même.',
      destructive: true,
    },
    download: 'Télécharger',
    print: 'Imprimer',
    done: 'Je les ai enregistrés',
    file: (site, codes) =>
      `Codes de secours pour votre compte ${site}\nChacun fonctionne une seule fois.\n\n${codes.join('\n')}\n`,
  },
  newCodes: {
    open: 'Nouveaux codes de secours',
    text: 'Vous obtenez dix nouveaux codes de secours. Ceux que vous avez cessent de fonctionner.',
    submit: 'Générer de nouveaux codes',
  },
  end: {
    open: 'Désactiver',
    title: 'Désactiver la connexion en deux étapes ?',
    text: 'Toute personne connaissant votre mot de passe pourra alors se connecter. Vos codes de secours cessent de fonctionner.',
    submit: 'Désactiver',
    done: { title: 'Connexion en deux étapes désactivée' },
  },
  events: {
    title: 'Derniers événements',
    failed: 'Impossible de charger le journal de sécurité',
    empty:
      'Rien pour le moment. Les connexions sur de nouveaux appareils et les changements de la connexion en deux étapes et des clés d’accès apparaîtront ici.',
    network: (network) => `réseau ${network}`,
    kinds: {
      new_device: 'Connexion sur un nouvel appareil',
      provider_linked: 'Compte d’un autre service associé',
      provider_unlinked: 'Compte d’un autre service dissocié',
      provider_refused: 'Compte d’un autre service refusé',
      factor_added: 'Connexion en deux étapes activée',
      factor_ended: 'Connexion en deux étapes désactivée',
      factor_reset: 'Connexion en deux étapes désactivée par un administrateur',
      recovery_code_used: 'Connexion avec un code de secours',
      recovery_codes_renewed: 'Nouveaux codes de secours générés',
      passkey_added: 'Clé d’accès ajoutée',
      passkey_removed: 'Clé d’accès retirée',
      passkey_counter: 'Utilisation d’une clé d’accès qui a peut-être été copiée',
    },
  },
};
