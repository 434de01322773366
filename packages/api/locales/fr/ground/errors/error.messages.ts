import { VALUES } from './errors/values.ts';

export const errorMessages: Readonly<Record<string, string>> = {
  '{0} addresses, only the town of the first, {1}, is used':
    '{0} adresses, seule la ville de la première, {1}, est retenue',
  'Another backup is being uploaded': 'Une autre sauvegarde est en cours d’envoi',
  'Please send the file itself as the body, as {0} and with its length.':
    'Veuillez envoyer le fichier lui-même comme corps de la requête, au format {0} et avec sa longueur.',
  'The backup took too long to arrive.': 'La sauvegarde a mis trop de temps à arriver.',
  'Page not found': 'Page introuvable',
  'The request could not be read': 'La requête n’a pas pu être lue',
  'Not found': 'Introuvable',
  'This cannot be done here': 'Cette action n’est pas possible ici',
  'The file could not be read': 'Le fichier n’a pas pu être lu',
  'The request took too long to arrive': 'La requête a mis trop de temps à arriver',
  'The request is too large': 'La requête est trop volumineuse',
  'Only JSON is accepted': 'Seul le format JSON est accepté',
  'The headers are too large': 'Les en-têtes sont trop volumineux',
  'The request was refused': 'La requête a été refusée',
  'Busy right now. Please try again.': 'Forte affluence en ce moment. Veuillez réessayer.',
  'The server has no space left for files. Please try again later.':
    'Le serveur n’a plus de place pour les fichiers. Veuillez réessayer plus tard.',
  'Too many connections from your network. Please try again.':
    'Trop de connexions depuis votre réseau. Veuillez réessayer.',
  'This request came from another site': 'Cette requête provient d’un autre site',
  'Please send the spreadsheet as a file.': 'Veuillez envoyer la feuille de calcul sous forme de fichier.',
  'Please choose a spreadsheet.': 'Veuillez choisir une feuille de calcul.',
  'This file is larger than 5 MB. Split it into several files.':
    'Ce fichier dépasse 5 Mo. Répartissez-le en plusieurs fichiers.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'Le fichier a mis trop de temps à arriver. Veuillez réessayer, ou le répartir en plusieurs fichiers.',
  'Please send one spreadsheet and nothing else.':
    'Veuillez envoyer une seule feuille de calcul et rien d’autre.',
  'It could not be prepared': 'La préparation a échoué',
  'Its address is not a public one.': 'Son adresse n’est pas publique.',
  'It is larger than 5 MB.': 'Elle dépasse 5 Mo.',
  'The site redirects too often.': 'Le site redirige trop de fois.',
  'The site took too long to answer.': 'Le site a mis trop de temps à répondre.',
  'The site could not be reached.': 'Le site est injoignable.',
  'The site redirects to something else than a web address.':
    'Le site redirige vers autre chose qu’une adresse web.',
  'The site answered {0}.': 'Le site a répondu {0}.',
  'This picture could not be processed. Please try again, or choose another one.':
    'Cette image n’a pas pu être traitée. Veuillez réessayer ou en choisir une autre.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'Ce fichier n’est pas une image lisible. Veuillez choisir un fichier PNG, JPEG ou WebP.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'Cette image est incomplète. Veuillez choisir le fichier entier ou une autre image.',
  'This picture has too many pixels. Please choose a smaller one.':
    'Cette image a trop de pixels. Veuillez en choisir une plus petite.',
  'This short link does not exist.': 'Ce lien court n’existe pas.',
  'This short link no longer works.': 'Ce lien court ne fonctionne plus.',
  'Please send the picture as a file.': 'Veuillez envoyer l’image sous forme de fichier.',
  'Please choose a picture.': 'Veuillez choisir une image.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'Cette image dépasse 5 Mo. Veuillez en choisir une plus petite.',
  'The picture took too long to arrive. Please try a smaller one.':
    'L’image a mis trop de temps à arriver. Veuillez en essayer une plus petite.',
  'Please send one picture and nothing else.': 'Veuillez envoyer une seule image et rien d’autre.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'Votre dernière image est encore en cours d’envoi. Veuillez réessayer dans un instant.',
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
  'This chapter does not exist': 'Cette section n’existe pas',
  'Only the leaders of this chapter can do this': 'Seuls les responsables de cette section peuvent le faire',
  'Only administrators can create chapters': 'Seuls les administrateurs peuvent créer des sections',
  'Choose someone else': 'Choisissez quelqu’un d’autre',
  'This member does not belong to the chapter': 'Ce membre ne fait pas partie de la section',
  'Only the leaders of this chapter see who asks to join':
    'Seuls les responsables de cette section voient les demandes d’entrée',
  'This chapter is closed': 'Cette section est fermée',
  'You can join this chapter when one of its leaders invites you':
    'Vous pourrez rejoindre cette section sur invitation d’un de ses responsables',
  'Your request was declined. A leader of the chapter can still invite you.':
    'Votre demande a été refusée. Un responsable de la section peut encore vous inviter.',
  'This member has not asked to join': 'Ce membre n’a pas demandé à rejoindre la section',
  'This request has been decided or withdrawn': 'Cette demande a été tranchée ou retirée',
  'There is no member with this username': 'Aucun membre n’a ce nom d’utilisateur',
  'This member wants no more invitations to this chapter':
    'Ce membre ne souhaite plus recevoir d’invitations à cette section',
  'A chapter can have at most {0} members': 'Une section peut compter au maximum {0} membres',
  '{0} has one seat per trade, and that of “{1}” is taken':
    '{0} a une seule place par métier, et celle de « {1} » est prise',
  'A chapter needs a leader. Make someone else a leader first.':
    'Une section a besoin d’un responsable. Nommez d’abord quelqu’un d’autre.',
  'Only members of this chapter can post in it': 'Seuls les membres de cette section peuvent y publier',
  'This event takes place once. Sign up for its date.':
    'Cet événement n’a lieu qu’une fois. Inscrivez-vous à sa date.',
  'This event has been canceled': 'Cet événement a été annulé',
  'This date has been canceled': 'Cette date a été annulée',
  'This date is over': 'Cette date est passée',
  'Only organizers see who is waiting': 'Seuls les organisateurs voient la liste d’attente',
  'This code is not one of ours.': 'Ce code n’est pas l’un des nôtres.',
  'This code is for another event.': 'Ce code est celui d’un autre événement.',
  'This code has expired: its event is over.': 'Ce code a expiré : son événement est terminé.',
  'This person is not on the list, or gave the seat up.':
    'Cette personne n’est pas sur la liste, ou a libéré sa place.',
  'This check-in was undone since.': 'Cette arrivée a été annulée depuis.',
  'Enter who came instead.': 'Indiquez qui est venu à la place.',
  '{0} is not on the list of date {1}': '{0} n’est pas sur la liste de la date {1}',
  'There is nothing to undo': 'Il n’y a rien à annuler',
  'Only organizers and hosts open the door of an event':
    'Seules les personnes chargées de l’organisation ou de l’accueil enregistrent les arrivées',
  'This link is for another date, or its day is over. Ask an organizer for a new one.':
    'Ce lien est celui d’une autre date, ou sa journée est passée. Demandez-en un nouveau à l’organisation.',
  'You have no seat on this date': 'Vous n’avez pas de place à cette date',
  'This event belongs to no chapter. Choose who else can see it.':
    'Cet événement n’appartient à aucune section. Choisissez qui d’autre peut le voir.',
  'Events of a hidden chapter are for its members only':
    'Les événements d’une section masquée sont réservés à ses membres',
  'There would be no second date. Choose a later last day.':
    'Il n’y aurait pas de deuxième date. Choisissez un dernier jour plus tardif.',
  'To end it earlier, cancel the dates that do not take place.':
    'Pour y mettre fin plus tôt, annulez les dates qui n’ont pas lieu.',
  'This event has no such date': 'Cet événement n’a pas de telle date',
  'Choose a time that is still to come': 'Choisissez un moment à venir',
  'Choose a last day within the next {0} months. You can add dates later.':
    'Choisissez un dernier jour dans les {0} prochains mois. Vous pourrez ajouter des dates plus tard.',
  'An event can have at most {0} dates. Choose an earlier last day.':
    'Un événement peut avoir au maximum {0} dates. Choisissez un dernier jour moins tardif.',
  'This event does not exist': 'Cet événement n’existe pas',
  'Only the leaders and organizers of this chapter can hold its events':
    'Seuls les responsables et organisateurs de cette section peuvent planifier ses événements',
  'Only administrators can create events': 'Seuls les administrateurs peuvent créer des événements',
  'Only administrators can change this event': 'Seuls les administrateurs peuvent modifier cet événement',
  'Only organizers and hosts see who came to an event':
    'Seules les personnes chargées de l’organisation ou de l’accueil voient qui est venu à un événement',
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.':
    'Ce lien n’est pas valide, ou ce à quoi il menait a été effacé. Redemandez une place sur la page de l’événement.',
  'This date is over or has been canceled': 'Cette date est passée ou a été annulée',
  'This event is for members now': 'Cet événement est désormais réservé aux membres',
  'There is no such guest any more': 'Cet invité n’existe plus',
  '{0} has not come yet': '{0} : pas encore d’arrivée enregistrée',
  'This banner does not exist': 'Cette bannière n’existe pas',
  'Choose one of the categories: {0}': 'Choisissez l’une des catégories : {0}',
  'There can be {0} industries. Retire or merge one first.':
    'Il peut y avoir au plus {0} secteurs. Retirez-en ou fusionnez-en d’abord un.',
  'This industry does not exist': 'Ce secteur n’existe pas',
  'Choose another industry to merge it into': 'Choisissez un autre secteur avec lequel le fusionner',
  'This is on the list already, as “{0}”': 'Il figure déjà sur la liste sous le nom « {0} »',
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
  'This delivery is no longer among the failed ones': 'Cet envoi ne fait plus partie de ceux qui ont échoué',
  'This test email no longer exists': 'Cet e-mail de test n’existe plus',
  'Something went wrong; the log says what': 'Une erreur s’est produite ; le journal indique laquelle',
  'A data export cannot be restored; please choose a full backup':
    'Un export de données ne peut pas être restauré ; veuillez choisir une sauvegarde complète',
  'This backup is being checked already': 'Cette sauvegarde est déjà en cours de vérification',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'Seules les sauvegardes importées peuvent être supprimées ; les autres le sont selon leur ancienneté',
  'This request no longer exists': 'Cette demande n’existe plus',
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
  '{0}: “{1}” is no email address, and is left out':
    '{0} : « {1} » n’est pas une adresse e-mail et n’est pas repris',
  '{0}: choose the time zone of the community first':
    '{0} : choisissez d’abord le fuseau horaire de la communauté',
  '{0}: “{1}” is left out, write “Mon-Fri 9:00-17:00”':
    '{0} : « {1} » n’est pas repris, écrivez « Mon-Fri 9:00-17:00 »',
  'A business with this name in this place already exists':
    'Une entreprise de ce nom existe déjà dans ce lieu',
  'Same name and place as row {0}': 'Même nom et même lieu que la ligne {0}',
  '{0}: the business belongs to another member, who stays its owner':
    '{0} : l’entreprise appartient à un autre membre, qui en reste propriétaire',
  '{0} by appointment': '{0} sur rendez-vous',
  '“{0}” is left out': '« {0} » n’est pas repris',
  '{0} addresses, {1} is used': '{0} adresses, {1} est retenue',
  '“{0}” is no phone number, and is left out': '« {0} » n’est pas un numéro de téléphone et n’est pas repris',
  '{0} numbers, {1} is used': '{0} numéros, {1} est retenu',
  '“{0}” is read as {1}': '« {0} » est lu comme {1}',
  '“{0}” is an address without a town, and is left out':
    '« {0} » est une adresse sans ville et n’est pas repris',
  'Only the town, {0}, is used': 'Seule la ville, {0}, est retenue',
  '{0} lines, {1} is used': '{0} lignes, {1} est retenu',
  '“{0}” is no web address, and is left out': '« {0} » n’est pas une adresse web et n’est pas repris',
  '{0} is used of “{1}”': '{0} est retenu dans « {1} »',
  '{0} may be incomplete': '{0} est peut-être incomplet',
  'Only rows of a checked file can be changed':
    'Seules les lignes d’un fichier vérifié peuvent être modifiées',
  'This file has no such row': 'Ce fichier n’a pas cette ligne',
  'Choose the column with the email addresses': 'Choisissez la colonne contenant les adresses e-mail',
  'Choose the columns with the first and the last name, or one with the full name':
    'Choisissez les colonnes du prénom et du nom, ou une colonne avec le nom complet',
  'Choose the column with the names of the businesses':
    'Choisissez la colonne contenant les noms des entreprises',
  'This import is running or done. Wait until it has finished, or undo it first.':
    'Cet import est en cours ou terminé. Attendez la fin, ou annulez-le d’abord.',
  "A column is matched to a field that {0} don't have":
    'Une colonne est associée à un champ qui n’existe pas pour les {0}',
  "A chosen column isn't in this file": 'Une colonne choisie n’est pas dans ce fichier',
  'Check this import first': 'Vérifiez d’abord cet import',
  'This import ends {0} memberships at once, because their last day is over.':
    'Cet import met fin aussitôt à {0} adhésions, car leur dernier jour est passé.',
  'Only a finished import can be undone': 'Seul un import terminé peut être annulé',
  'Undo this import first. It can be deleted then.':
    'Annulez d’abord cet import. Vous pourrez ensuite le supprimer.',
  'This import does not exist, or its rows have been deleted after 30 days':
    'Cet import n’existe pas, ou ses lignes ont été supprimées après 30 jours',
  'Invitations can only be sent for member imports':
    'Des invitations ne peuvent être envoyées que pour les imports de membres',
  'The import has not finished yet': 'L’import n’est pas encore terminé',
  'The row has {0} columns instead of {1}': 'La ligne a {0} colonnes au lieu de {1}',
  '{0}: {1}, so “{2}” stays': '{0} : {1}, donc « {2} » est conservé',
  '{0} is used, of “{1}”': '{0} est retenu, issu de « {1} »',
  'Last name': 'Nom',
  '{0}: “{1}” is left out': '{0} : « {1} » n’est pas repris',
  '{0}: read as {1} | {2}': '{0} : lu comme {1} | {2}',
  '{0}: this may be a business or a family, not a person':
    '{0} : il s’agit peut-être d’une entreprise ou d’une famille, non d’une personne',
  '{0}: “{1}” could be {2} or {3}, and is left out': '{0} : « {1} » peut être {2} ou {3} et n’est pas repris',
  '{0}: “{1}” is no date, and is left out': '{0} : « {1} » n’est pas une date et n’est pas repris',
  '{0}: {1} is read as {2}': '{0} : {1} est lu comme {2}',
  'A member with this email address or membership number was added a moment ago':
    'Un membre avec cette adresse e-mail ou ce numéro de membre vient d’être ajouté',
  'A member with this membership number already exists': 'Un membre avec ce numéro de membre existe déjà',
  'A member with this email address already exists': 'Un membre avec cette adresse e-mail existe déjà',
  'A member with this name and company already exists':
    'Un membre avec ce nom et cette entreprise existe déjà',
  '{0}: same number as row {1}': '{0} : même numéro que la ligne {1}',
  'Same name and company as row {0}': 'Même nom et même entreprise que la ligne {0}',
  'Same address as row {0}': 'Même adresse que la ligne {0}',
  '{0}: same address as row {1}, another name': '{0} : même adresse que la ligne {1}, autre nom',
  "Two members can't share an address. If this is another person, correct the address; if not, leave the row out.":
    'Deux membres ne peuvent pas partager une adresse. S’il s’agit d’une autre personne, corrigez l’adresse ; sinon, ignorez la ligne.',
  '{0}: this is the address of {1}, another name': '{0} : adresse déjà utilisée par {1}, autre nom',
  'This file is no longer there. Upload it again.': 'Ce fichier n’est plus là. Envoyez-le à nouveau.',
  'This import is already running. Wait until it has finished.':
    'Cet import est déjà en cours. Attendez qu’il soit terminé.',
  'This file is empty.': 'Ce fichier est vide.',
  "This isn't a table. Choose an Excel file (.xlsx), an OpenDocument spreadsheet (.ods) or a CSV file.":
    'Ce n’est pas un tableau. Choisissez un fichier Excel (.xlsx), une feuille de calcul OpenDocument (.ods) ou un fichier CSV.',
  'This file has only one column. Save the spreadsheet with its columns, such as name and email, and choose it again.':
    'Ce fichier n’a qu’une colonne. Enregistrez la feuille de calcul avec ses colonnes, par exemple le nom et l’e-mail, puis choisissez-la à nouveau.',
  'This file has column names but no rows.': 'Ce fichier a des noms de colonnes, mais aucune ligne.',
  'This file has more than {0} rows. Split it into several files.':
    'Ce fichier a plus de {0} lignes. Répartissez-le en plusieurs fichiers.',
  'Row {0} has {1} columns. A file can have {2} at most.':
    'La ligne {0} a {1} colonnes. Un fichier peut en avoir au maximum {2}.',
  'This is an Excel file of the old kind (.xls). Open it in Excel or LibreOffice, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'C’est un fichier Excel de l’ancien format (.xls). Ouvrez-le dans Excel ou LibreOffice, choisissez « Enregistrer sous », « Classeur Excel (.xlsx) », puis sélectionnez ce fichier.',
  'This is a binary Excel file (.xlsb). Open it in Excel, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'C’est un fichier Excel binaire (.xlsb). Ouvrez-le dans Excel, choisissez « Enregistrer sous », « Classeur Excel (.xlsx) », puis sélectionnez ce fichier.',
  'This file is protected with a password. Open it, remove the password, save it and choose it again.':
    'Ce fichier est protégé par un mot de passe. Ouvrez-le, supprimez le mot de passe, enregistrez-le et choisissez-le à nouveau.',
  'This is a Numbers file. In Numbers choose “Export to”, “Excel”, and pick that file.':
    'C’est un fichier Numbers. Dans Numbers, choisissez « Exporter vers », « Excel », puis sélectionnez ce fichier.',
  'This is a document, not a spreadsheet. Copy its table into a spreadsheet and save that as .xlsx.':
    'C’est un document, pas une feuille de calcul. Copiez son tableau dans une feuille de calcul et enregistrez-la au format .xlsx.',
  'This is a web page that is named like a spreadsheet. Open it in Excel or LibreOffice, save it as .xlsx and choose that file.':
    'C’est une page web nommée comme une feuille de calcul. Ouvrez-la dans Excel ou LibreOffice, enregistrez-la au format .xlsx et choisissez ce fichier.',
  'This is an archive. Unpack it and choose the spreadsheet in it.':
    'C’est une archive. Décompressez-la et choisissez la feuille de calcul qu’elle contient.',
  'This spreadsheet is damaged. Open it, save it again and choose that file.':
    'Cette feuille de calcul est endommagée. Ouvrez-la, enregistrez-la à nouveau et choisissez ce fichier.',
  'This spreadsheet holds far more than a list of members. Copy the list into a new file and choose that one.':
    'Cette feuille de calcul contient bien plus qu’une liste de membres. Copiez la liste dans un nouveau fichier et choisissez celui-ci.',
  'This file takes too long to read. Copy the list into a new file, or save it as CSV, and choose that one.':
    'La lecture de ce fichier prend trop de temps. Copiez la liste dans un nouveau fichier, ou enregistrez-la au format CSV, et choisissez ce fichier.',
  'None of the sheets in this file has a list.': 'Aucune des feuilles de ce fichier ne contient de liste.',
  'Column {0}': 'Colonne {0}',
  "The {0} of “{1}” couldn't be copied from {2}. {3}":
    'Une image de « {1} » ({0}) n’a pas pu être copiée depuis {2}. {3}',
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
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'Votre contestation a reçu une réponse définitive. Vous ne pouvez plus contester cette décision.',
  'You have already objected to this decision.': 'Vous avez déjà contesté cette décision.',
  'You can object within {0} days of a decision.': 'Vous pouvez contester une décision pendant {0} jours.',
  'There is no such decision': 'Cette décision n’existe pas',
  'This member’s role does not cover this': 'Cela ne relève pas du rôle de ce membre',
  'Waiting for a decision: {0}{1}.': 'En attente d’une décision : {0}{1}.',
  'This message does not exist': 'Ce message n’existe pas',
  'A message can be changed for {0} minutes': 'Un message peut être modifié pendant {0} minutes',
  'This member is not available': 'Ce membre n’est pas disponible',
  'You can send pictures once they have replied':
    'Vous pourrez envoyer des images après avoir reçu une réponse',
  'You cannot write to yourself': 'Vous ne pouvez pas vous écrire à vous-même',
  'You have written to {0} new people in 24 hours. Please come back later.':
    'Vous avez écrit à {0} nouvelles personnes en 24 heures. Veuillez revenir plus tard.',
  'Message deleted': 'Message supprimé',
  'Please confirm your email address first. Until then you can write to people you know.':
    'Veuillez d’abord confirmer votre adresse e-mail. En attendant, vous pouvez écrire aux personnes que vous connaissez.',
  'Waiting for a reply. You can write again once they answer or accept.':
    'En attente d’une réponse. Vous pourrez écrire à nouveau après une réponse ou une acceptation.',
  'A text can mention at most {0} members and businesses':
    'Un texte peut mentionner au maximum {0} membres et entreprises',
  'This notification no longer exists': 'Cette notification n’existe plus',
  'This link is not valid': 'Ce lien n’est pas valide',
  'The weekly digest': 'Le récapitulatif hebdomadaire',
  'Only the owner can see these numbers': 'Seul le propriétaire peut voir ces chiffres',
  'Owner not found': 'Propriétaire introuvable',
  'Only the owner may edit this business': 'Seul le propriétaire peut modifier cette entreprise',
  'A member can list {0} businesses': 'Un membre peut inscrire {0} entreprises à l’annuaire',
  'This is your own business': 'C’est votre propre entreprise',
  'Business not found': 'Entreprise introuvable',
  'No web address is available for this name. Try a different name.':
    'Aucune adresse web n’est disponible pour ce nom. Essayez-en un autre.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'Un administrateur a retiré cette entreprise de l’annuaire. Écrivez aux administrateurs pour l’y faire revenir.',
  'Only the owner may publish this business': 'Seul le propriétaire peut publier cette entreprise',
  'You cannot review this business': 'Vous ne pouvez pas donner d’avis sur cette entreprise',
  'This review no longer exists': 'Cet avis n’existe plus',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'Vous avez déjà donné votre avis sur cette entreprise. Envoyez-le à nouveau pour remplacer le précédent.',
  'You can’t review a business you own or work for':
    'Vous ne pouvez pas donner d’avis sur une entreprise qui vous appartient ou pour laquelle vous travaillez',
  'Only the owner can reply to reviews': 'Seul le propriétaire peut répondre aux avis',
  'This is your own review': 'C’est votre propre avis',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'Vous pouvez donner un avis sur {0} entreprises par jour. Veuillez revenir demain.',
  'Only the owner may change the team': 'Seul le propriétaire peut modifier l’équipe',
  'This person is not on the team': 'Cette personne ne fait pas partie de l’équipe',
  'This member is already on the team or invited':
    'Ce membre fait déjà partie de l’équipe ou a déjà une invitation',
  'You are already on this team': 'Vous faites déjà partie de cette équipe',
  'Only the invited member can respond': 'Seul le membre invité peut répondre',
  'A team can have at most {0} members': 'Une équipe peut compter au maximum {0} membres',
  'Only the owner can manage the team': 'Seul le propriétaire peut gérer l’équipe',
  'You have answered this application already': 'Vous avez déjà répondu à cette candidature',
  'Your application has been answered already': 'Votre candidature a déjà reçu une réponse',
  'This opportunity no longer exists': 'Cette opportunité n’existe plus',
  'This opportunity is closed': 'Cette opportunité est fermée',
  'You cannot apply to your own opportunity': 'Vous ne pouvez pas postuler à votre propre opportunité',
  'Only the poster can close this opportunity': 'Seul l’auteur peut fermer cette opportunité',
  'Only the poster can edit this opportunity': 'Seul l’auteur peut modifier cette opportunité',
  'You can save {0} searches. Delete one of them first.':
    'Vous pouvez enregistrer {0} recherches. Supprimez-en d’abord une.',
  'This search is no longer saved': 'Cette recherche n’est plus enregistrée',
  "You can't change this order from {0} to {1}": 'Cette commande ne peut pas passer de « {0} » à « {1} »',
  'You can only send a quote for a pending quote request':
    'Vous ne pouvez envoyer un devis que pour une demande de devis en attente',
  'This order does not exist': 'Cette commande n’existe pas',
  'Only a pending order can be cancelled, by the member who placed it':
    'Seule une commande en attente peut être annulée, par le membre qui l’a passée',
  'There is no open quote for this order': 'Cette commande n’a pas de devis en attente',
  'This service does not exist': 'Ce service n’existe pas',
  'This service cannot be ordered at the moment': 'Ce service ne peut pas être commandé pour le moment',
  'This referral does not exist': 'Cette recommandation n’existe pas',
  'Only a completed referral has an outcome': 'Seule une recommandation aboutie a un résultat',
  'Only another member of this referral can do this':
    'Seul un autre membre de cette recommandation peut le faire',
  'This referral was just updated. Reload the page to see it.':
    'Cette recommandation vient d’être mise à jour. Rechargez la page pour la voir.',
  'You cannot refer to yourself': 'Vous ne pouvez pas vous recommander à vous-même',
  'This member isn’t accepting referrals': 'Ce membre n’accepte pas de recommandations',
  'You have an open referral to this member': 'Vous avez une recommandation en cours auprès de ce membre',
  'Your last referral to this member ended less than {0} days ago':
    'Votre dernière recommandation à ce membre a pris fin il y a moins de {0} jours',
  'To refer members, first add what you offer or what you’re looking for to your profile':
    'Pour recommander des membres, ajoutez d’abord à votre profil ce que vous offrez ou ce que vous recherchez',
  'You have sent {0} referrals in 24 hours': 'Vous avez envoyé {0} recommandations en 24 heures',
  'A member cannot be introduced to themselves': 'Un membre ne peut pas être présenté à lui-même',
  'You can only introduce your own connections': 'Vous ne pouvez présenter que vos propres contacts',
  'These two cannot be introduced to each other':
    'Ces deux personnes ne peuvent pas être présentées l’une à l’autre',
  'Members have ordered this service, so it can only be taken off offer.':
    'Des membres ont commandé ce service : vous pouvez seulement cesser de le proposer.',
  'There can be {0} services. Change one that you no longer offer.':
    'Il peut y avoir au plus {0} services. Modifiez-en un que vous ne proposez plus.',
  'This picture no longer exists. Please upload it again.':
    'Cette image n’existe plus. Veuillez l’envoyer à nouveau.',
  'The picture {0} no longer exists. Please upload it again.':
    'L’image {0} n’existe plus. Veuillez l’envoyer à nouveau.',
  'Please confirm your email address first. You can have the link sent again in your settings.':
    'Veuillez d’abord confirmer votre adresse e-mail. Vous pouvez demander un nouveau lien dans vos paramètres.',
  'This page link is not valid': 'Ce lien de page n’est pas valide',
  'Your membership has ended, so you can read but not publish. Contact the administrators to renew it.':
    'Votre adhésion a pris fin : vous pouvez lire, mais pas publier. Contactez les administrateurs pour la renouveler.',
  'Someone else changed this meanwhile{0}. Save again to replace it.':
    'Quelqu’un d’autre a modifié ceci entre-temps{0}. Enregistrez à nouveau pour remplacer cette version.',
  'Someone else changed the same fields meanwhile. Nothing was saved.':
    'Quelqu’un d’autre a modifié les mêmes champs entre-temps. Rien n’a été enregistré.',
  "Someone else changed this while you were editing, so your changes weren't saved.":
    'Quelqu’un d’autre a modifié ceci pendant votre saisie : vos modifications n’ont pas été enregistrées.',
  'This part of the site is turned off': 'Cette partie du site est désactivée',
  'Please confirm your password first': 'Veuillez d’abord confirmer votre mot de passe',
  'Something went wrong': 'Une erreur s’est produite',
  'Invalid input': 'Saisie non valide',
  'One of the values is too large or too small': 'L’une des valeurs est trop grande ou trop petite',
  'An item like this already exists': 'Un élément identique existe déjà',
  'A linked item no longer exists. Reload the page and try again.':
    'Un élément lié n’existe plus. Rechargez la page et réessayez.',
  'This is not part of your role': 'Cela ne fait pas partie de votre rôle',
  'Your role takes two-step sign-in. Turn it on in Settings, under Security.':
    'Votre rôle exige la connexion en deux étapes. Activez-la dans les paramètres, rubrique « Sécurité ».',
  'Not authenticated': 'Connexion requise',
  'Please enter the code of your second factor.': 'Veuillez saisir le code de votre second facteur.',
  'Too many requests. Please wait a moment and try again.':
    'Trop de requêtes. Veuillez patienter un instant et réessayer.',
  'You’re posting too quickly. Please try again later.':
    'Vous publiez trop vite. Veuillez réessayer plus tard.',
  'New members can post five times on their first day. Please come back tomorrow.':
    'Les nouveaux membres peuvent publier cinq fois le premier jour. Veuillez revenir demain.',
  'You’ve placed several orders in a short time. Please try again later.':
    'Vous avez passé plusieurs commandes en peu de temps. Veuillez réessayer plus tard.',
  'You’re sending messages too quickly. Please try again later.':
    'Vous envoyez des messages trop vite. Veuillez réessayer plus tard.',
  'You can post ten opportunities a day.': 'Vous pouvez publier dix opportunités par jour.',
  'You can create 100 events a day.': 'Vous pouvez créer 100 événements par jour.',
  'You can create 20 chapters a day.': 'Vous pouvez créer 20 sections par jour.',
  'You’ve asked for several seats in a short time. Please try again later.':
    'Vous avez demandé plusieurs places en peu de temps. Veuillez réessayer plus tard.',
  'Several emails were sent to this address. Please try again later.':
    'Plusieurs e-mails ont été envoyés à cette adresse. Veuillez réessayer plus tard.',
  'You can export your data five times an hour.': 'Vous pouvez exporter vos données cinq fois par heure.',
  'You can create up to six backups an hour. Please try again later.':
    'Vous pouvez créer jusqu’à six sauvegardes par heure. Veuillez réessayer plus tard.',
  'You can export up to six times an hour. Please try again later.':
    'Vous pouvez exporter jusqu’à six fois par heure. Veuillez réessayer plus tard.',
  'You can restore up to three times an hour. Please try again later.':
    'Vous pouvez restaurer jusqu’à trois fois par heure. Veuillez réessayer plus tard.',
  'You can download up to five backups a minute. Please try again later.':
    'Vous pouvez télécharger jusqu’à cinq sauvegardes par minute. Veuillez réessayer plus tard.',
  'You can upload up to ten backups an hour. Please try again later.':
    'Vous pouvez envoyer jusqu’à dix sauvegardes par heure. Veuillez réessayer plus tard.',
  'Too many pages are open at once. Please close some.':
    'Trop de pages sont ouvertes en même temps. Veuillez en fermer quelques-unes.',
  'You cannot block yourself': 'Vous ne pouvez pas vous bloquer vous-même',
  'Only the other member can do this': 'Seul l’autre membre peut le faire',
  'This request or connection was just updated. Reload the page to see it.':
    'Cette demande ou ce contact vient d’être mis à jour. Rechargez la page pour le voir.',
  'You cannot dismiss yourself': 'Vous ne pouvez pas vous écarter vous-même',
  'You cannot connect with yourself': 'Vous ne pouvez pas vous mettre en relation avec vous-même',
  'You have sent {0} requests in 24 hours.': 'Vous avez envoyé {0} demandes en 24 heures.',
  'You have {0} pending requests. Withdraw one or wait for replies.':
    'Vous avez {0} demandes en attente. Retirez-en une ou attendez des réponses.',
  '{0} You can send another one after {1}.': '{0} Vous pourrez en envoyer une autre après le {1}.',
  'You withdrew a request to this member. You can send another from {0}.':
    'Vous avez retiré une demande adressée à ce membre. Vous pourrez en envoyer une autre à partir du {0}.',
  'Your profile no longer says this. Reload the page to see what you look for now.':
    'Votre profil ne dit plus cela. Rechargez la page pour voir ce que vous recherchez à présent.',
  'You cannot report yourself': 'Vous ne pouvez pas vous signaler vous-même',
  'The requested profile could not be found.': 'Le profil demandé est introuvable.',
  'Your profile no longer says this. Reload the page to see how it is read now.':
    'Votre profil ne dit plus cela. Rechargez la page pour voir comment il est compris à présent.',
  'What you rule out can only be left out': 'Ce que vous excluez ne peut qu’être ignoré',
  'There is no such article': 'Cet article n’existe pas',
  'Choose a member of the community': 'Choisissez un membre de la communauté',
  'An article can show at most {0} pictures': 'Un article peut montrer au maximum {0} images',
  'Only administrators can write articles': 'Seuls les administrateurs peuvent écrire des articles',
  "The article you're looking for doesn't exist.": 'L’article que vous cherchez n’existe pas.',
  'This post no longer exists': 'Cette publication n’existe plus',
  'Only the author can delete this comment': 'Seul l’auteur peut supprimer ce commentaire',
  'You cannot report your own comment': 'Vous ne pouvez pas signaler votre propre commentaire',
  'This comment no longer exists': 'Ce commentaire n’existe plus',
  'Only the author can delete this post': 'Seul l’auteur peut supprimer cette publication',
  'You cannot report your own post': 'Vous ne pouvez pas signaler votre propre publication',
  'A post can be edited for {0} minutes': 'Une publication peut être modifiée pendant {0} minutes',
  'Only the author may edit this post': 'Seul l’auteur peut modifier cette publication',
  'On your first day a post can have at most {0} links':
    'Le premier jour, une publication peut contenir au maximum {0} liens',
  'Please sign in to shorten addresses': 'Connectez-vous pour raccourcir des adresses',
  'This address was taken down': 'Cette adresse a été retirée',
  'There is no such short link': 'Ce lien court n’existe pas',
  'This short link has already been taken down': 'Ce lien court a déjà été retiré',
  'Enter a valid web address': 'Saisissez une adresse web valide',
  'Only addresses starting with http:// or https:// can be shortened':
    'Seules les adresses commençant par http:// ou https:// peuvent être raccourcies',
  "Links that contain a username or password can't be shortened":
    'Les liens contenant un nom d’utilisateur ou un mot de passe ne peuvent pas être raccourcis',
  "Links to this site don't need to be shortened":
    'Les liens vers ce site n’ont pas besoin d’être raccourcis',
  'Addresses inside a private network cannot be shortened':
    'Les adresses d’un réseau privé ne peuvent pas être raccourcies',
  'Addresses of this site cannot be shortened here':
    'Les adresses de ce site ne peuvent pas être raccourcies ici',
  'Links can have up to {0} characters': 'Un lien peut compter au maximum {0} caractères',
  'we received your quote request': 'nous avons reçu votre demande de devis',
  'we received your order': 'nous avons reçu votre commande',
  'your quote of {0} is ready to accept or decline':
    'votre devis de {0} est prêt : acceptez-le ou refusez-le',
  'you accepted the quote of {0}, so work can begin':
    'vous avez accepté le devis de {0}, le travail peut commencer',
  'you declined the quote, so the order is cancelled':
    'vous avez refusé le devis, la commande est donc annulée',
  'your order is now pending': 'votre commande est maintenant en attente',
  'your order is now in progress': 'votre commande est maintenant en cours',
  'your order is now completed': 'votre commande est maintenant terminée',
  'your order is now cancelled': 'votre commande est maintenant annulée',
  'our team wrote: {0}': 'notre équipe a écrit : {0}',
  'Message deleted with the account': 'Message supprimé avec le compte',
  ...VALUES,
  'There is no such page': 'Cette page n’existe pas',
  'Another page already has this address': 'Une autre page a déjà cette adresse',
  'A community can have at most {0} pages': 'Une communauté peut avoir au plus {0} pages',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'Cette page a été publiée. Dépubliez-la plutôt : ses versions sont conservées.',
  'Someone else has changed this page since you opened it':
    'Quelqu’un d’autre a modifié cette page depuis que vous l’avez ouverte',
  "You can't change a page's address after it's published":
    'L’adresse d’une page publiée ne peut plus être modifiée',
  'There is no such version of this page': 'Cette version de la page n’existe pas',
  'Choose one of the languages of this community': 'Choisissez l’une des langues de cette communauté',
  ' and {0} more': ' et {0} de plus',
};
