import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const accounts: Sentences = {
  'This application no longer exists': 'Cette demande d’adhésion n’existe plus',
  'The questions have changed. Please go through them again.':
    'Les questions ont changé. Veuillez les parcourir à nouveau.',
  'Answer this question': 'Répondez à cette question',
  'Some questions are not answered yet': 'Certaines questions sont encore sans réponse',
  'This application has already been decided': 'Cette demande d’adhésion a déjà été tranchée',
  'You have asked many times already. Please approve or decline this application.':
    'Vous avez déjà posé beaucoup de questions. Veuillez approuver ou refuser cette demande d’adhésion.',
  'A member with this email address already exists. You can decline this application.':
    'Un membre a déjà cette adresse e-mail. Vous pouvez refuser cette demande d’adhésion.',
  'This link is not valid, or the application no longer exists. Applications are erased some time after the decision.':
    'Ce lien n’est pas valide, ou la demande d’adhésion n’existe plus. Les demandes sont effacées quelque temps après la décision.',
  'Your application has been approved, so it can’t be withdrawn. Sign in to delete your account.':
    'Votre demande d’adhésion a été approuvée et ne peut donc plus être retirée. Connectez-vous pour supprimer votre compte.',
  'There is no open question in this application': 'Cette demande d’adhésion n’a pas de question en attente',
  '{0} We emailed you a link to choose another one.':
    '{0} Nous vous avons envoyé par e-mail un lien pour en choisir un autre.',
  'Please sign in again.': 'Veuillez vous reconnecter.',
  'This code is not right, or has been used. Please try again.':
    'Ce code est incorrect ou a déjà servi. Veuillez réessayer.',
  'Too many wrong codes. {0}': 'Trop de codes erronés. {0}',
  'Invalid email or password.': 'Adresse e-mail ou mot de passe incorrect.',
  'This code is not right, or has been used. Please try the next one.':
    'Ce code est incorrect ou a déjà servi. Veuillez essayer le suivant.',
  'This passkey could not confirm that it’s you. Use your password, or another passkey.':
    'Cette clé d’accès n’a pas pu confirmer votre identité. Utilisez votre mot de passe ou une autre clé d’accès.',
  'Your account is {0}.{1} Questions? Write to {2}.':
    'Votre compte est {0}.{1} Des questions ? Écrivez à {2}.',
  'This account of {0} is linked to yours already.': 'Ce compte {0} est déjà associé au vôtre.',
  'This account of {0} is linked to another member.': 'Ce compte {0} est associé à un autre membre.',
  'Another account of {0} is linked to yours. Unlink it first.':
    'Un autre compte {0} est associé au vôtre. Dissociez-le d’abord.',
  'This invitation does not exist': 'Cette invitation n’existe pas',
  'This invitation can no longer be used. Create a new one.':
    'Cette invitation n’est plus utilisable. Créez-en une nouvelle.',
  'This invitation was sent within the last hour. Please wait a little.':
    'Cette invitation a été envoyée il y a moins d’une heure. Veuillez patienter un peu.',
  'Only administrators can invite people to this community':
    'Seuls les administrateurs peuvent inviter dans cette communauté',
  "Members' invitations work at most {0} times, for {1} days":
    'Les invitations des membres sont valables {0} fois au maximum, pendant {1} jours',
  'This invitation does not exist. Check the link, or ask for a new one.':
    'Cette invitation n’existe pas. Vérifiez le lien ou demandez-en une nouvelle.',
  'This invitation was withdrawn. Ask for a new one.':
    'Cette invitation a été retirée. Demandez-en une nouvelle.',
  'This invitation has been used up. Ask for a new one.':
    'Cette invitation a atteint son nombre maximal d’utilisations. Demandez-en une nouvelle.',
  'This invitation has expired. Ask for a new one.': 'Cette invitation a expiré. Demandez-en une nouvelle.',
  'This invitation is for another email address. Use the one that it was sent to.':
    'Cette invitation est destinée à une autre adresse e-mail. Utilisez celle à laquelle elle a été envoyée.',
  'Please ask for a new code.': 'Veuillez demander un nouveau code.',
  'This code is not right. Please check it with the email.':
    'Ce code est incorrect. Veuillez le comparer à celui de l’e-mail.',
  'Signing in with a code by email is turned off': 'La connexion avec un code par e-mail est désactivée',
  'This form has already been sent. Please send it again.':
    'Ce formulaire a déjà été envoyé. Veuillez l’envoyer à nouveau.',
  "You're already on our list. We've sent you your invitation again.":
    'Vous êtes déjà sur notre liste. Nous vous avons renvoyé votre invitation.',
  'Failed to create account. Please try again.': 'La création du compte a échoué. Veuillez réessayer.',
  'This passkey could not be verified. Please try again.':
    'Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
  'This passkey was removed from its account. Please sign in another way.':
    'Cette clé d’accès a été retirée de son compte. Veuillez vous connecter autrement.',
  'Your account was changed in the meantime. Please sign in again.':
    'Votre compte a été modifié entre-temps. Veuillez vous reconnecter.',
  'Nobody here is linked to this account of {0}. Join with your email address first.':
    'Aucun membre n’est associé à ce compte {0}. Inscrivez-vous d’abord avec votre adresse e-mail.',
  'Your account here is not linked to this account of {0}. {1}':
    'Votre compte ici n’est pas associé à ce compte {0}. {1}',
  'Sign in the way you usually do, then link {0} in Settings, under Security.':
    'Connectez-vous comme d’habitude, puis associez {0} dans les paramètres, rubrique « Sécurité ».',
  '{0} has not confirmed your email address, so it can’t open an account here. {1} If you’re new, join with your email address.':
    '{0} n’a pas confirmé votre adresse e-mail et ne peut donc pas ouvrir de compte ici. {1} Si vous n’avez pas encore de compte, inscrivez-vous avec votre adresse e-mail.',
  'This sign-in began in another browser or tab, or took too long. Please try again.':
    'Cette connexion a commencé dans un autre navigateur ou onglet, ou a pris trop de temps. Veuillez réessayer.',
  'You were signed out in the meantime. Sign in, and link the account again.':
    'Votre session a pris fin entre-temps. Connectez-vous et associez à nouveau le compte.',
  'You did not sign in at {0}.': 'La connexion avec {0} n’a pas eu lieu.',
  '{0} cannot be reached right now. Sign in another way, or try again later.':
    '{0} est injoignable pour le moment. Connectez-vous autrement ou réessayez plus tard.',
  'What {0} answered cannot be trusted, so nothing was opened. Please try again.':
    'La réponse du service {0} n’est pas fiable : rien n’a donc été ouvert. Veuillez réessayer.',
  '{0} did not share your name. Join with your email address instead.':
    '{0} n’a pas communiqué votre nom. Inscrivez-vous plutôt avec votre adresse e-mail.',
  'You cannot sign in with this service here any more.':
    'Il n’est plus possible de se connecter ici avec ce service.',
  'You can now join without an application. Please fill in the form again.':
    'Vous pouvez désormais vous inscrire sans demande d’adhésion. Veuillez remplir à nouveau le formulaire.',
  'There is an application from this address already. Open the link in the email we sent you about it.':
    'Il existe déjà une demande d’adhésion avec cette adresse. Ouvrez le lien de l’e-mail que nous vous avons envoyé à ce sujet.',
  'An administrator will look at your registration before you can sign in. We have emailed you a link that shows where it stands. The password you sent was not stored: once you are approved, you choose one by email.':
    'Un administrateur examinera votre inscription avant votre première connexion. Nous vous avons envoyé par e-mail un lien qui montre où elle en est. Le mot de passe saisi n’a pas été enregistré : une fois votre inscription approuvée, vous en choisirez un par e-mail.',
  'You have joined already. Please sign in.': 'Vous avez déjà un compte. Veuillez vous connecter.',
  'Questions? {0}': 'Des questions ? {0}',
  '{0} takes new members by application. Apply at {1}/?dialog=register':
    '{0} accueille de nouveaux membres sur demande d’adhésion. Déposez la vôtre ici : {1}/?dialog=register',
  '{0} is by invitation only. {1}': '{0} est accessible sur invitation uniquement. {1}',
  'Registration is closed at the moment. {0}': 'Les inscriptions sont fermées pour le moment. {0}',
  'This link has been used or is too old. Please ask for a new one.':
    'Ce lien a déjà servi ou est trop ancien. Veuillez en demander un nouveau.',
  'This session has ended': 'Cette session a pris fin',
  'This is your address already': 'C’est déjà votre adresse',
  'Another account has this address. Sign in with it, or ask an administrator.':
    'Un autre compte a cette adresse. Connectez-vous avec elle ou adressez-vous à un administrateur.',
  'You are the last administrator. Make someone else one first.':
    'Vous êtes le dernier administrateur. Nommez d’abord quelqu’un d’autre.',
  'Your data at {0}': 'Vos données dans {0}',
  'What is in this folder:': 'Contenu de ce dossier :',
  'Every file is there twice, with the same content: .csv for spreadsheets, .json for programs.':
    'Chaque fichier s’y trouve deux fois, avec le même contenu : .csv pour les tableurs, .json pour les programmes.',
  'Other members appear by their number only, as they appear in /profile/<number>.':
    'Les autres membres n’apparaissent que par leur numéro, comme dans /profile/<numéro>.',
  'Nothing is stored of you in:': 'Rien n’est enregistré à votre sujet dans :',
  'Left out: your password and what your sign-in codes are made from; what is computed from the rest for searching; and what':
    'Ne sont pas inclus : votre mot de passe et ce dont vos codes de connexion sont dérivés ; ce qui est calculé à partir du reste pour la recherche ; et ce que',
  'This account is not linked any more': 'Ce compte n’est plus associé',
  'This took too long. Please confirm again.': 'Cela a pris trop de temps. Veuillez confirmer à nouveau.',
  'Your password alone is not enough here. Confirm with your passkey or your app, or sign in with it first.':
    'Votre mot de passe seul ne suffit pas ici. Confirmez avec votre clé d’accès ou votre application, ou servez-vous-en d’abord pour vous connecter.',
  'This is not your password': 'Ce n’est pas votre mot de passe',
  'You have {0} passkeys. Remove one first.': 'Vous avez {0} clés d’accès. Retirez-en d’abord une.',
  'This passkey could not be added. Please try again.':
    'Cette clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  'This passkey has been added already.': 'Cette clé d’accès a déjà été ajoutée.',
  'You have no such passkey': 'Vous n’avez pas cette clé d’accès',
  'Two-step sign-in is on already. Turn it off first to set it up with another app.':
    'La connexion en deux étapes est déjà activée. Désactivez-la d’abord pour la configurer avec une autre application.',
  'Two-step sign-in is off': 'La connexion en deux étapes est désactivée',
  'This is not the code that the app shows now':
    'Ce n’est pas le code que l’application affiche en ce moment',
  paused: 'suspendu',
  deactivated: 'désactivé',
  'paused. You can sign in again on {0}': 'suspendu. Vous pourrez vous reconnecter le {0}',
  'Choose one of the languages of this community': 'Choisissez l’une des langues de cette communauté',
};
