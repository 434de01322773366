import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const console: Sentences = {
  'Another backup is being uploaded': 'Une autre sauvegarde est en cours d’envoi',
  'Please send the file itself as the body, as {0} and with its length.':
    'Veuillez envoyer le fichier lui-même comme corps de la requête, au format {0} et avec sa longueur.',
  'The backup took too long to arrive.': 'La sauvegarde a mis trop de temps à arriver.',
  'This delivery is no longer among the failed ones': 'Cet envoi ne fait plus partie de ceux qui ont échoué',
  'This test email no longer exists': 'Cet e-mail de test n’existe plus',
  'Something went wrong; the log says what': 'Une erreur s’est produite ; le journal indique laquelle',
  'A data export cannot be restored; please choose a full backup':
    'Un export de données ne peut pas être restauré ; veuillez choisir une sauvegarde complète',
  'This backup is being checked already': 'Cette sauvegarde est déjà en cours de vérification',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'Seules les sauvegardes importées peuvent être supprimées ; les autres le sont selon leur ancienneté',
  'These days are yet to come': 'Cette période n’est pas encore passée',
  'Choose an earlier day': 'Choisissez un jour antérieur',
  'Only the two whose office moves can confirm this':
    'Seules les deux personnes concernées par cette passation peuvent la confirmer',
  'Another administrator has to approve this': 'Un autre administrateur doit l’approuver',
  'This handover is over already': 'Cette passation est déjà terminée',
  'This handover does not exist': 'Cette passation n’existe pas',
  'Only administrators see what others look after':
    'Seuls les administrateurs voient ce dont s’occupent les autres',
  'This member has no role to hand over': 'Ce membre n’a pas de rôle à transmettre',
  'Choose today or a later day': 'Choisissez aujourd’hui ou un jour ultérieur',
  'Choose a day within a year': 'Choisissez un jour dans un délai d’un an',
  'Only an active member can take over': 'Seul un membre actif peut prendre la suite',
  'The role {0} ends before this day. Choose an earlier one, or give the role for longer first.':
    'Le rôle « {0} » prend fin avant ce jour. Choisissez un jour antérieur, ou prolongez d’abord le rôle.',
  'This office is being handed over already. Cancel that handover first.':
    'Cette fonction est déjà en cours de passation. Annulez d’abord cette passation.',
  'There is no such objection': 'Cette contestation n’existe pas',
  'Someone has already answered this objection': 'Quelqu’un a déjà répondu à cette contestation',
  'You made this decision. Another administrator answers the objection to it.':
    'Vous avez pris cette décision. Un autre administrateur répond à la contestation.',
  'This member has a role that you do not have. Ask an administrator to answer.':
    'Ce membre a un rôle que vous n’avez pas. Demandez à un administrateur de répondre.',
  'Write what the member should know': 'Écrivez ce que le membre doit savoir',
  'This no longer exists': 'Cela n’existe plus',
  'Someone has already decided on this post': 'Quelqu’un a déjà pris une décision sur cette publication',
  "This action isn't available for this type of content":
    'Cette action n’est pas possible pour ce type de contenu',
  'This member can no longer be contacted': 'Ce membre ne peut plus être contacté',
  'This member has no posts on the feed': 'Ce membre n’a aucune publication dans le fil d’actualité',
  'This account is already deactivated': 'Ce compte est déjà désactivé',
  'There can be {0} services. Remove one first.':
    'Il peut y avoir au plus {0} services. Retirez-en d’abord un.',
  'This service was removed': 'Ce service a été retiré',
  'Nothing answers there. Check the address for typing errors.':
    'Rien ne répond à cette adresse. Vérifiez qu’elle ne contient pas de faute de frappe.',
  'What answers there is not this service. Copy the issuer from its settings exactly, character by character.':
    'Ce qui répond à cette adresse n’est pas ce service. Copiez l’émetteur depuis ses paramètres, caractère par caractère.',
  'This is taken by another service': 'Déjà utilisé par un autre service',
  'This report does not exist': 'Ce signalement n’existe pas',
  'Someone has already decided on this report': 'Quelqu’un a déjà pris une décision sur ce signalement',
  'This community is already set up and has an administrator. Sign in, or ask them to make you an administrator.':
    'Cette communauté est déjà configurée et a un administrateur. Connectez-vous, ou demandez-lui les droits d’administration.',
  'This setup address has expired. Restart the server and look for a new one in its log.':
    'Cette adresse de configuration a expiré. Redémarrez le serveur et cherchez la nouvelle dans son journal.',
  'This setup address is not valid. Use the latest one from the server log.':
    'Cette adresse de configuration n’est pas valide. Utilisez la dernière du journal du serveur.',
  'There is already an account with this email address. Use another one; you can make that member an administrator later.':
    'Un compte a déjà cette adresse e-mail. Utilisez-en une autre ; vous pourrez faire de ce membre un administrateur plus tard.',
  members: 'membres',
  businesses: 'entreprises',
};
