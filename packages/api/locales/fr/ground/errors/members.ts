import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const members: Sentences = {
  'This request has already been dealt with': 'Cette demande a déjà été traitée',
  'You entered this request. Another administrator confirms it.':
    'Vous avez saisi cette demande. Un autre administrateur la confirme.',
  'The same request is already waiting for another administrator':
    'La même demande attend déjà un autre administrateur',
  'This member no longer exists': 'Ce membre n’existe plus',
  'This is an administrator. Make them a member first, or ask them to use their settings.':
    'C’est un administrateur. Faites-en d’abord un simple membre, ou demandez-lui de passer par ses paramètres.',
  'This applicant has become a member. Open their page under Members instead.':
    'Ce demandeur est devenu membre. Ouvrez plutôt sa page dans « Membres ».',
  'This request is not about a copy of data': 'Cette demande ne porte pas sur une copie de données',
  'The copy can be downloaded for {0} days after the request was confirmed':
    'La copie peut être téléchargée pendant {0} jours après la confirmation de la demande',
  'This person has been erased in the meantime': 'Cette personne a été effacée entre-temps',
  'No member matches': 'Aucun membre ne correspond',
  'This matches more than {0} members. Narrow the search or the filter.':
    'Plus de {0} membres correspondent. Affinez la recherche ou le filtre.',
  'This cannot be undone': 'Cette action ne peut pas être annulée',
  'All of these emails have gone out': 'Tous ces e-mails sont déjà partis',
  'This action does not exist, or was deleted after 30 days':
    'Cette action n’existe pas, ou a été supprimée après 30 jours',
  'This member has not joined yet. Change the address in the form below.':
    'Ce membre n’est pas encore inscrit. Modifiez l’adresse dans le formulaire ci-dessous.',
  'This account is deactivated. Activate it first.': 'Ce compte est désactivé. Activez-le d’abord.',
  'The address of an administrator cannot be changed. Make them a member first.':
    'L’adresse d’un administrateur ne peut pas être modifiée. Faites-en d’abord un simple membre.',
  'This member does not exist': 'Ce membre n’existe pas',
  'There is nothing to send: this member has confirmed their address, or is deactivated':
    'Il n’y a rien à envoyer : ce membre a confirmé son adresse, ou son compte est désactivé',
  'This member has not joined yet. Send the invitation again instead.':
    'Ce membre n’est pas encore inscrit. Renvoyez plutôt l’invitation.',
  'This member has joined. Use “Change address” instead.':
    'Ce membre est inscrit. Utilisez plutôt « Changer l’adresse ».',
  'Another member has this email address': 'Un autre membre a cette adresse e-mail',
  'Another member has this membership number': 'Un autre membre a ce numéro de membre',
  'Choose two different accounts': 'Choisissez deux comptes différents',
  'You cannot merge your own account into another one':
    'Vous ne pouvez pas fusionner votre propre compte avec un autre',
  'An administrator cannot be merged. Change the role first.':
    'Un administrateur ne peut pas être fusionné. Changez d’abord le rôle.',
  'Someone with a role cannot be merged. End the role first.':
    'Un compte qui a un rôle ne peut pas être fusionné. Mettez d’abord fin au rôle.',
  'Keep the account that has joined, and merge the other one into it':
    'Conservez le compte déjà inscrit et fusionnez l’autre avec lui',
  'Two-step sign-in of an administrator can only be turned off by themselves, or by who runs the server.':
    'La connexion en deux étapes d’un administrateur ne peut être désactivée que par cette personne, ou par qui gère le serveur.',
  'This member has no two-step sign-in': 'Ce membre n’a pas la connexion en deux étapes',
  'Only an active member can become an administrator': 'Seul un membre actif peut devenir administrateur',
  'The last active administrator cannot be demoted. Make someone else administrator first.':
    'Le dernier administrateur actif ne peut pas perdre ses droits. Nommez d’abord un autre administrateur.',
  'This member has a role that you do not have. Ask an administrator to do this.':
    'Ce membre a un rôle que vous n’avez pas. Adressez-vous à un administrateur.',
  'This member was suspended by a decision. Ask a moderator to end it.':
    'Ce membre a été suspendu par une décision. Adressez-vous à la modération pour y mettre fin.',
  'You cannot deactivate yourself': 'Vous ne pouvez pas désactiver votre propre compte',
  'The last active administrator cannot be deactivated':
    'Le dernier administrateur actif ne peut pas être désactivé',
  'This member has not joined yet. They become active when they open the link in their invitation.':
    'Ce membre n’est pas encore inscrit. Il deviendra actif en ouvrant le lien de son invitation.',
  'There is already an account with this email address': 'Un compte a déjà cette adresse e-mail',
  'Message deleted with the account': 'Message supprimé avec le compte',
};
