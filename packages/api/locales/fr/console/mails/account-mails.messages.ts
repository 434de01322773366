import type { accountMailMessages as english } from '#src/console/mails/account-mails.messages.ts';
import { number, plural } from '@guildhall/locale/words/fr';
import type { Translation } from '@guildhall/locale/translation';

const minutesOf = (count: number) =>
  plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` });
const hoursOf = (count: number) =>
  plural(count, { one: `${number(count)} heure`, other: `${number(count)} heures` });
const daysOf = (count: number) =>
  plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` });

export const accountMailMessages: Translation<typeof english> = {
  footer: 'Vous recevez toujours cet e-mail, car il concerne la sécurité de votre compte.',
  notYou: (address) => `Si ce n’était pas vous, écrivez tout de suite à ${address}.`,
  openConsole: 'Ouvrir l’administration',
  notices: {
    'mail.password_changed': {
      subject: 'Votre mot de passe a été changé',
      paragraph:
        'Le mot de passe de votre compte vient d’être changé, et tous vos autres appareils ont été déconnectés.',
    },
    'mail.login_blocked': {
      subject: 'Quelqu’un tente de se connecter à votre compte',
      paragraph:
        'Plusieurs mots de passe erronés ont été saisis pour votre compte. Nous ralentissons ces tentatives. Vous pouvez toujours vous connecter depuis les appareils que vous utilisez. Si vous avez oublié votre mot de passe, demandez-en un nouveau sur la page de connexion.',
    },
    'mail.login_while_blocked': {
      subject: 'Nouvelle connexion à votre compte',
      paragraph:
        'Quelqu’un a saisi le bon mot de passe de votre compte, depuis un appareil et un réseau que nous ne reconnaissons pas, pendant que d’autres personnes saisissaient des mots de passe erronés. Si c’était vous, vous n’avez rien à faire.',
    },
    'mail.second_factor_added': {
      subject: 'La connexion en deux étapes est activée',
      paragraph:
        'Désormais, la connexion à votre compte demande votre mot de passe et un code de votre application d’authentification. Conservez vos codes de secours en lieu sûr : chacun vous permet d’entrer une fois si vous perdez votre téléphone.',
    },
    'mail.second_factor_ended': {
      subject: 'La connexion en deux étapes est désactivée',
      paragraph:
        'La connexion à votre compte ne demande plus que votre mot de passe. Vos codes de secours ne fonctionnent plus.',
    },
    'mail.second_factor_reset': {
      subject: 'La connexion en deux étapes a été désactivée pour vous',
      paragraph:
        'Un administrateur a désactivé la connexion en deux étapes de votre compte, qui a été déconnecté partout. Connectez-vous avec votre mot de passe, puis configurez-la à nouveau dans vos paramètres.',
    },
    'mail.second_factor_refused': {
      subject: 'Quelqu’un connaît votre mot de passe',
      paragraph:
        'Quelqu’un a saisi votre mot de passe, puis plusieurs codes erronés, sans réussir à se connecter. Si ce n’était pas vous, choisissez dès maintenant un autre mot de passe dans vos paramètres.',
    },
    'mail.recovery_codes_renewed': {
      subject: 'Vous avez de nouveaux codes de secours',
      paragraph:
        'De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne fonctionnent plus.',
    },
    'mail.passkey_added': {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      paragraph:
        'Vous pouvez désormais vous connecter avec une clé d’accès, sans mot de passe. Vos clés d’accès s’affichent dans vos paramètres, où vous pouvez les retirer.',
    },
    'mail.passkey_removed': {
      subject: 'Une clé d’accès a été retirée de votre compte',
      paragraph:
        'Elle ne permet plus de se connecter. Là où vous l’avez créée, vous devrez peut-être la supprimer vous-même de vos mots de passe.',
    },
    'mail.password_ended': {
      subject: 'Veuillez choisir un nouveau mot de passe',
      paragraph:
        'Votre connexion avec un code par e-mail a confirmé votre adresse pour la première fois. Jusque-là, n’importe qui aurait pu l’enregistrer : le mot de passe et les autres moyens de connexion choisis auparavant ne fonctionnent donc plus. Pour vous reconnecter avec un mot de passe, choisissez « Mot de passe oublié ? » sur la page de connexion.',
    },
    'mail.accounts_merged': {
      subject: 'Vos comptes ont été fusionnés',
      paragraph:
        'Un administrateur a fusionné un autre de vos comptes avec celui-ci, y compris ses contacts, ses messages et ses publications. Connectez-vous désormais avec cette adresse.',
    },
  },
  providerLinked: {
    subject: (provider) => `Vous pouvez maintenant vous connecter avec ${provider}`,
    paragraph: (provider) =>
      `Un compte ${provider} a été associé au vôtre. Toute personne qui peut s’y connecter peut se connecter ici. Vous pouvez le dissocier dans vos paramètres, rubrique « Sécurité ».`,
  },
  providerUnlinked: {
    subject: (provider) => `Vous ne pouvez plus vous connecter avec ${provider}`,
    paragraph: (provider) =>
      `Votre compte ${provider} a été dissocié. Votre mot de passe fonctionne toujours.`,
  },
  administrator: {
    subject: (site) => `Vous avez maintenant les droits d’administration sur ${site}`,
    paragraph: (least) =>
      `Reconnectez-vous pour ouvrir l’administration. Le mot de passe d’un administrateur doit compter au moins ${number(least)} caractères. Si le vôtre est plus court, nous vous enverrons un lien pour en choisir un autre.`,
  },
  test: {
    subject: (site) => `E-mail de test : ${site}`,
    paragraph: (site) => `Les e-mails de la communauté ${site} vous parviennent bien.`,
    footer: 'Vous vous êtes envoyé cet e-mail depuis l’administration.',
  },
  dataExported: {
    subject: (site) => `Une copie de vos données sur ${site}`,
    paragraph: (site) =>
      `Comme vous l’avez demandé, un administrateur de la communauté ${site} a fait une copie de vos données pour vous la remettre. Elle contient ce que vous pouvez télécharger vous-même dans les paramètres.`,
    footer: (address) => `Vous n’avez rien demandé ? Écrivez tout de suite à ${address}.`,
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    paragraph: (minutes) =>
      `Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Le lien fonctionne une seule fois, pendant ${minutesOf(minutes)}.`,
    label: 'Choisir un nouveau mot de passe',
    footer: 'Ce n’était pas vous ? Vous pouvez ignorer cet e-mail : votre mot de passe reste le même.',
  },
  setPassword: {
    subject: (site) => `Votre compte ${site} est prêt`,
    paragraph: (site, days) =>
      `Un administrateur de la communauté ${site} vous invite. Choisissez un mot de passe pour vous connecter. Le lien fonctionne une seule fois, pendant ${daysOf(days)}.`,
    label: 'Choisir un mot de passe',
    footer: 'Vous n’attendiez pas cet e-mail ? Vous pouvez l’ignorer.',
  },
  linkOfAdmin: {
    paragraph: (days) =>
      `Un administrateur vous envoie ce lien pour que vous puissiez vous reconnecter. Il fonctionne une seule fois, pendant ${daysOf(days)}.`,
    footer:
      'Vous n’avez pas demandé d’aide ? Vous pouvez ignorer cet e-mail : votre mot de passe reste le même.',
  },
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail',
    paragraph: (hours) =>
      `Veuillez confirmer que cette adresse est la vôtre. Le lien fonctionne une seule fois, pendant ${hoursOf(hours)}.`,
    label: 'Confirmer cette adresse',
    footer: (site) => `Vous n’avez pas de compte sur ${site} ? Vous pouvez ignorer cet e-mail.`,
  },
  addressInUse: {
    subject: (site) => `Vous avez un compte ${site} avec cette adresse`,
    paragraph:
      'Quelqu’un, vous sans doute, souhaite utiliser cette adresse pour un autre compte. Une adresse ne correspond qu’à un seul compte : rien n’a donc été modifié.',
    twoAccounts: (address) =>
      `Vous avez deux comptes ? Écrivez à ${address} : un administrateur peut les fusionner.`,
    footer: 'Ce n’était pas vous ? Vous pouvez ignorer cet e-mail.',
  },
  useAddress: {
    subject: (site) => `Utilisez cette adresse pour votre compte ${site}`,
    paragraph: (site, minutes) =>
      `Quelqu’un, vous sans doute, souhaite se connecter à ${site} avec cette adresse. Veuillez confirmer que c’est la vôtre. Le lien fonctionne une seule fois, pendant ${minutesOf(minutes)}.`,
    label: 'Utiliser cette adresse',
  },
  addressChanged: {
    subject: (site) => `L’adresse de votre compte ${site} a été changée`,
    byMember:
      'Votre compte a désormais une autre adresse e-mail, confirmée par un lien envoyé à cette adresse. Plus personne ne peut se connecter avec l’adresse à laquelle vous recevez ce message.',
    byAdmin: (site) =>
      `Un administrateur de la communauté ${site} a donné à votre compte une autre adresse e-mail, à laquelle un lien pour choisir un mot de passe a été envoyé. Plus personne ne peut se connecter avec l’adresse à laquelle vous recevez ce message.`,
  },
  code: {
    staffSubject: (site) => `Connectez-vous à ${site} avec votre mot de passe`,
    staff:
      'Quelqu’un, vous sans doute, souhaite se connecter avec un code par e-mail. Les administrateurs et les membres qui ont un rôle le peuvent après avoir activé la connexion en deux étapes dans leurs paramètres. D’ici là, connectez-vous avec votre mot de passe.',
    subject: (site) => `Votre code pour ${site}`,
    enter: (site) => `Saisissez ce code là où vous l’avez demandé, pour vous connecter à ${site} :`,
    works: (minutes) =>
      `Il fonctionne une seule fois, pendant ${minutesOf(minutes)}, et dans ce navigateur uniquement. Ne le donnez à personne : nous ne le demandons jamais par téléphone ni par e-mail.`,
    footer: (address) =>
      `Ce n’était pas vous ? Vous pouvez ignorer cet e-mail : sans le code, personne n’entre. Si vous en recevez d’autres, écrivez à ${address}.`,
  },
  role: {
    administrator: 'Administrateur',
    granted: (site, role) => `Vous avez maintenant un rôle sur ${site} : ${role}`,
    ended: (site, role) => `Vous n’avez plus le rôle « ${role} » sur ${site}`,
    isFor: (does) => `Ce que couvre ce rôle : ${does}.`,
    password: (least) =>
      `Reconnectez-vous pour ouvrir l’administration. Le mot de passe d’un membre qui a un rôle doit compter au moins ${number(least)} caractères. Si le vôtre est plus court, nous vous enverrons un lien pour en choisir un autre.`,
    signedOut:
      'Votre session a pris fin. Vous pouvez vous reconnecter comme avant : votre profil et vos publications n’ont pas changé.',
  },
  membership: {
    hasEnded: (site) => `Votre adhésion à ${site} a pris fin`,
    endsSoon: (site) => `Votre adhésion à ${site} prend bientôt fin`,
    ended: (day) => `Votre adhésion a pris fin le ${day}.`,
    runs: (day) => `Votre adhésion court jusqu’au ${day}.`,
    lapses: (day) =>
      `Après le ${day}, vous pourrez encore vous connecter et lire, mais plus publier ni écrire aux membres.`,
    renew: (address) => `Pour la renouveler, écrivez à ${address}.`,
    footer: 'Vous recevez toujours cet e-mail, car il concerne votre adhésion.',
  },
  erased: {
    applicationSubject: (site) => `Votre demande d’adhésion à ${site} a été effacée`,
    application: (site) =>
      `Comme vous l’avez demandé, un administrateur de la communauté ${site} a effacé votre demande d’adhésion et tout son contenu. Les sauvegardes conservent d’anciennes copies pendant un certain temps ; si l’une d’elles est restaurée, votre demande en est de nouveau effacée.`,
    applicationFooter: (address) => `Vous n’avez rien demandé ? Écrivez à ${address}.`,
    subject: 'Votre compte a été supprimé',
    onRequest: (site) =>
      `Comme vous l’avez demandé, un administrateur de la communauté ${site} a supprimé votre compte.`,
    byMember: 'Votre compte est supprimé.',
    gone: 'Votre profil et vos contacts ont disparu, et vos messages privés affichent désormais « Message supprimé avec le compte ».',
    postsStay:
      'Les publications, commentaires et avis que vous avez publiés restent sous le nom « Ancien membre ».',
    postsDeleted:
      'Vos publications et commentaires sont supprimés. Les avis que vous avez publiés restent sous le nom « Ancien membre ».',
    backups:
      'Vos entreprises ne figurent plus dans l’annuaire. Les sauvegardes conservent d’anciennes copies pendant un certain temps ; si l’une d’elles est restaurée, votre compte en est de nouveau supprimé.',
    footer: (address) => `Ce n’était pas vous ? Écrivez à ${address}.`,
  },
};
