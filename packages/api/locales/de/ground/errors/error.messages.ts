export const errorMessages: Readonly<Record<string, string>> = {
  'Another backup is being uploaded': 'Es wird gerade eine andere Sicherung hochgeladen',
  'Please send the file itself as the body, as {0} and with its length.':
    'Bitte senden Sie die Datei selbst als Inhalt der Anfrage, als {0} und mit ihrer Länge.',
  'The backup took too long to arrive.': 'Das Hochladen der Sicherung hat zu lange gedauert.',
  'Page not found': 'Seite nicht gefunden',
  'The request could not be read': 'Die Anfrage konnte nicht gelesen werden',
  'Not found': 'Nicht gefunden',
  'This cannot be done here': 'Das ist hier nicht möglich',
  'The file could not be read': 'Die Datei konnte nicht gelesen werden',
  'The request took too long to arrive': 'Die Anfrage kam zu langsam an',
  'The request is too large': 'Die Anfrage ist zu groß',
  'Only JSON is accepted': 'Nur JSON wird angenommen',
  'The headers are too large': 'Die Kopfzeilen sind zu groß',
  'The request was refused': 'Die Anfrage wurde abgelehnt',
  'Busy right now. Please try again.': 'Hier ist gerade viel los. Bitte versuchen Sie es noch einmal.',
  'The server has no space left for files. Please try again later.':
    'Der Server hat keinen Platz mehr für Dateien. Bitte versuchen Sie es später noch einmal.',
  'Too many connections from your network. Please try again.':
    'Zu viele Verbindungen aus Ihrem Netzwerk. Bitte versuchen Sie es noch einmal.',
  'This request came from another site': 'Diese Anfrage kam von einer anderen Website',
  'Please send the spreadsheet as a file.': 'Bitte senden Sie die Tabelle als Datei.',
  'Please choose a spreadsheet.': 'Bitte wählen Sie eine Tabelle.',
  'This file is larger than 5 MB. Split it into several files.':
    'Diese Datei ist größer als 5 MB. Teilen Sie sie in mehrere Dateien auf.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'Das Hochladen der Datei hat zu lange gedauert. Bitte versuchen Sie es noch einmal oder teilen Sie sie in mehrere Dateien auf.',
  'Please send one spreadsheet and nothing else.': 'Bitte senden Sie eine Tabelle und sonst nichts.',
  'It could not be prepared': 'Der Versand konnte nicht vorbereitet werden',
  'Its address is not a public one.': 'Die Adresse ist nicht öffentlich.',
  'It is larger than 5 MB.': 'Es ist größer als 5 MB.',
  'The site redirects too often.': 'Die Website leitet zu oft weiter.',
  'The site took too long to answer.': 'Die Website hat zu lange nicht geantwortet.',
  'The site could not be reached.': 'Die Website war nicht erreichbar.',
  'The site redirects to something else than a web address.':
    'Die Website leitet zu etwas weiter, das keine Webadresse ist.',
  'The site answered {0}.': 'Die Website hat mit {0} geantwortet.',
  'This picture could not be processed. Please try again, or choose another one.':
    'Dieses Bild konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal oder wählen Sie ein anderes.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'Diese Datei ist kein Bild, das wir lesen können. Bitte wählen Sie eine PNG-, JPEG- oder WebP-Datei.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'Dieses Bild ist unvollständig. Bitte wählen Sie die ganze Datei oder ein anderes Bild.',
  'This picture has too many pixels. Please choose a smaller one.':
    'Dieses Bild hat zu viele Pixel. Bitte wählen Sie ein kleineres.',
  'This short link does not exist.': 'Diesen Kurzlink gibt es nicht.',
  'This short link no longer works.': 'Dieser Kurzlink funktioniert nicht mehr.',
  'Please send the picture as a file.': 'Bitte senden Sie das Bild als Datei.',
  'Please choose a picture.': 'Bitte wählen Sie ein Bild.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'Dieses Bild ist größer als 5 MB. Bitte wählen Sie ein kleineres.',
  'The picture took too long to arrive. Please try a smaller one.':
    'Das Hochladen des Bildes hat zu lange gedauert. Bitte versuchen Sie es mit einem kleineren.',
  'Please send one picture and nothing else.': 'Bitte senden Sie ein Bild und sonst nichts.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'Ihr letztes Bild wird noch hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
  'This application no longer exists': 'Diesen Aufnahmeantrag gibt es nicht mehr',
  'The questions have changed. Please go through them again.':
    'Die Fragen haben sich geändert. Bitte gehen Sie sie noch einmal durch.',
  'Answer this question': 'Beantworten Sie diese Frage',
  'Some questions are not answered yet': 'Einige Fragen sind noch nicht beantwortet',
  'This application has already been decided': 'Über diesen Aufnahmeantrag wurde bereits entschieden',
  'You have asked many times already. Please approve or decline this application.':
    'Sie haben schon oft nachgefragt. Bitte nehmen Sie diesen Aufnahmeantrag an oder lehnen Sie ihn ab.',
  'A member with this email address already exists. You can decline this application.':
    'Es gibt bereits ein Mitglied mit dieser E-Mail-Adresse. Sie können diesen Aufnahmeantrag ablehnen.',
  'This link is not valid, or the application no longer exists. Applications are erased some time after the decision.':
    'Dieser Link ist nicht gültig, oder den Aufnahmeantrag gibt es nicht mehr. Anträge werden einige Zeit nach der Entscheidung gelöscht.',
  'Your application has been approved, so it can’t be withdrawn. Sign in to delete your account.':
    'Ihr Aufnahmeantrag wurde angenommen und kann deshalb nicht zurückgezogen werden. Melden Sie sich an, um Ihr Konto zu löschen.',
  'There is no open question in this application': 'In diesem Aufnahmeantrag ist keine Frage offen',
  '{0} We emailed you a link to choose another one.':
    '{0} Wir haben Ihnen per E-Mail einen Link gesendet, mit dem Sie ein anderes wählen.',
  'Please sign in again.': 'Bitte melden Sie sich noch einmal an.',
  'This code is not right, or has been used. Please try again.':
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte versuchen Sie es noch einmal.',
  'Too many wrong codes. {0}': 'Zu viele falsche Codes. {0}',
  'Invalid email or password.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'This code is not right, or has been used. Please try the next one.':
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte versuchen Sie es mit dem nächsten.',
  'This passkey could not confirm that it’s you. Use your password, or another passkey.':
    'Dieser Passkey konnte nicht bestätigen, dass Sie es sind. Verwenden Sie Ihr Passwort oder einen anderen Passkey.',
  'Your account is {0}.{1} Questions? Write to {2}.': 'Ihr Konto ist {0}.{1} Fragen? Schreiben Sie an {2}.',
  'This account of {0} is linked to yours already.': 'Dieses Konto bei {0} ist bereits mit Ihrem verknüpft.',
  'This account of {0} is linked to another member.':
    'Dieses Konto bei {0} ist mit einem anderen Mitglied verknüpft.',
  'Another account of {0} is linked to yours. Unlink it first.':
    'Mit Ihrem Konto ist ein anderes Konto bei {0} verknüpft. Trennen Sie zuerst diese Verknüpfung.',
  'This invitation does not exist': 'Diese Einladung gibt es nicht',
  'This invitation can no longer be used. Create a new one.':
    'Diese Einladung kann nicht mehr verwendet werden. Erstellen Sie eine neue.',
  'This invitation was sent within the last hour. Please wait a little.':
    'Diese Einladung wurde innerhalb der letzten Stunde gesendet. Bitte warten Sie ein wenig.',
  'Only administrators can invite people to this community':
    'Nur die Administration kann in diese Gemeinschaft einladen',
  "Members' invitations work at most {0} times, for {1} days":
    'Einladungen von Mitgliedern gelten höchstens {0}-mal und {1} Tage lang',
  'This invitation does not exist. Check the link, or ask for a new one.':
    'Diese Einladung gibt es nicht. Prüfen Sie den Link oder bitten Sie um eine neue.',
  'This invitation was withdrawn. Ask for a new one.':
    'Diese Einladung wurde zurückgezogen. Bitten Sie um eine neue.',
  'This invitation has been used up. Ask for a new one.':
    'Diese Einladung ist aufgebraucht. Bitten Sie um eine neue.',
  'This invitation has expired. Ask for a new one.':
    'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  'This invitation is for another email address. Use the one that it was sent to.':
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Verwenden Sie die, an die sie gesendet wurde.',
  'Please ask for a new code.': 'Bitte fordern Sie einen neuen Code an.',
  'This code is not right. Please check it with the email.':
    'Dieser Code stimmt nicht. Bitte vergleichen Sie ihn mit der E-Mail.',
  'Signing in with a code by email is turned off':
    'Die Anmeldung mit einem Code per E-Mail ist ausgeschaltet',
  'This form has already been sent. Please send it again.':
    'Dieses Formular wurde bereits gesendet. Bitte senden Sie es noch einmal.',
  "You're already on our list. We've sent you your invitation again.":
    'Sie stehen schon auf unserer Liste. Wir haben Ihnen Ihre Einladung noch einmal geschickt.',
  'Failed to create account. Please try again.':
    'Das Konto konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  'This passkey could not be verified. Please try again.':
    'Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  'This passkey was removed from its account. Please sign in another way.':
    'Dieser Passkey wurde aus seinem Konto entfernt. Bitte melden Sie sich anders an.',
  'Your account was changed in the meantime. Please sign in again.':
    'Ihr Konto wurde inzwischen geändert. Bitte melden Sie sich noch einmal an.',
  'Nobody here is linked to this account of {0}. Join with your email address first.':
    'Mit diesem Konto bei {0} ist hier niemand verknüpft. Registrieren Sie sich zuerst mit Ihrer E-Mail-Adresse.',
  'Your account here is not linked to this account of {0}. {1}':
    'Ihr Konto hier ist nicht mit diesem Konto bei {0} verknüpft. {1}',
  'Sign in the way you usually do, then link {0} in Settings, under Security.':
    'Melden Sie sich wie gewohnt an und verknüpfen Sie {0} dann in den Einstellungen unter „Sicherheit“.',
  '{0} has not confirmed your email address, so it can’t open an account here. {1} If you’re new, join with your email address.':
    '{0} hat Ihre E-Mail-Adresse nicht bestätigt und kann deshalb hier kein Konto öffnen. {1} Wenn Sie neu sind, registrieren Sie sich mit Ihrer E-Mail-Adresse.',
  'This sign-in began in another browser or tab, or took too long. Please try again.':
    'Diese Anmeldung hat in einem anderen Browser oder Tab begonnen oder zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  'You were signed out in the meantime. Sign in, and link the account again.':
    'Sie wurden inzwischen abgemeldet. Melden Sie sich an und verknüpfen Sie das Konto noch einmal.',
  'You did not sign in at {0}.': 'Sie haben sich bei {0} nicht angemeldet.',
  '{0} cannot be reached right now. Sign in another way, or try again later.':
    '{0} ist gerade nicht erreichbar. Melden Sie sich anders an oder versuchen Sie es später noch einmal.',
  'What {0} answered cannot be trusted, so nothing was opened. Please try again.':
    'Der Antwort von {0} ist nicht zu trauen, deshalb wurde nichts geöffnet. Bitte versuchen Sie es noch einmal.',
  '{0} did not share your name. Join with your email address instead.':
    '{0} hat Ihren Namen nicht weitergegeben. Registrieren Sie sich stattdessen mit Ihrer E-Mail-Adresse.',
  'You cannot sign in with this service here any more.':
    'Mit diesem Dienst können Sie sich hier nicht mehr anmelden.',
  'You can now join without an application. Please fill in the form again.':
    'Sie können jetzt ohne Antrag beitreten. Bitte füllen Sie das Formular noch einmal aus.',
  'There is an application from this address already. Open the link in the email we sent you about it.':
    'Von dieser Adresse gibt es bereits einen Aufnahmeantrag. Öffnen Sie den Link in der E-Mail, die wir Ihnen dazu gesendet haben.',
  'An administrator will look at your registration before you can sign in. We have emailed you a link that shows where it stands. The password you sent was not stored: once you are approved, you choose one by email.':
    'Die Administration prüft Ihre Registrierung, bevor Sie sich anmelden können. Wir haben Ihnen per E-Mail einen Link gesendet, der den Stand zeigt. Ihr Passwort wurde nicht gespeichert: Sobald die Registrierung freigegeben ist, wählen Sie per E-Mail eines.',
  'You have joined already. Please sign in.': 'Sie sind bereits beigetreten. Bitte melden Sie sich an.',
  'Questions? {0}': 'Fragen? {0}',
  '{0} takes new members by application. Apply at {1}/?dialog=register':
    'Neue Mitglieder nimmt {0} auf Antrag auf. Beantragen Sie die Aufnahme unter {1}/?dialog=register',
  '{0} is by invitation only. {1}': 'Der Beitritt zu {0} ist nur mit Einladung möglich. {1}',
  'Registration is closed at the moment. {0}': 'Die Registrierung ist zurzeit geschlossen. {0}',
  'This chapter does not exist': 'Diese Gruppe gibt es nicht',
  'Only the leaders of this chapter can do this': 'Das kann nur die Leitung dieser Gruppe',
  'Only administrators can create chapters': 'Nur die Administration kann Gruppen gründen',
  'Choose someone else': 'Wählen Sie jemand anderen',
  'This member does not belong to the chapter': 'Dieses Mitglied gehört nicht zur Gruppe',
  'Only the leaders of this chapter see who asks to join':
    'Nur die Leitung dieser Gruppe sieht, wer beitreten möchte',
  'This chapter is closed': 'Diese Gruppe ist geschlossen',
  'You can join this chapter when one of its leaders invites you':
    'Sie können dieser Gruppe beitreten, wenn ihre Leitung Sie einlädt',
  'Your request was declined. A leader of the chapter can still invite you.':
    'Ihre Anfrage wurde abgelehnt. Die Leitung der Gruppe kann Sie weiterhin einladen.',
  'This member has not asked to join': 'Dieses Mitglied hat nicht um Beitritt gebeten',
  'This request has been decided or withdrawn': 'Diese Anfrage wurde entschieden oder zurückgezogen',
  'There is no member with this username': 'Es gibt kein Mitglied mit diesem Benutzernamen',
  'This member wants no more invitations to this chapter':
    'Dieses Mitglied möchte keine Einladungen mehr in diese Gruppe',
  'A chapter can have at most {0} members': 'Eine Gruppe kann höchstens {0} Mitglieder haben',
  '{0} has one seat per trade, and that of “{1}” is taken':
    '{0} hat einen Platz je Fachgebiet, und der für „{1}“ ist vergeben',
  'A chapter needs a leader. Make someone else a leader first.':
    'Eine Gruppe braucht eine Leitung. Übertragen Sie die Leitung zuerst jemand anderem.',
  'Only members of this chapter can post in it':
    'In dieser Gruppe können nur ihre Mitglieder Beiträge veröffentlichen',
  'This event takes place once. Sign up for its date.':
    'Diese Veranstaltung findet einmal statt. Melden Sie sich für ihren Termin an.',
  'This event has been canceled': 'Diese Veranstaltung wurde abgesagt',
  'This date has been canceled': 'Dieser Termin wurde abgesagt',
  'This date is over': 'Dieser Termin ist vorbei',
  'Only organizers see who is waiting': 'Nur die Organisation sieht, wer wartet',
  'This code is not one of ours.': 'Dieser Code stammt nicht von uns.',
  'This code is for another event.': 'Dieser Code gilt für eine andere Veranstaltung.',
  'This code has expired: its event is over.': 'Dieser Code ist abgelaufen: Seine Veranstaltung ist vorbei.',
  'This person is not on the list, or gave the seat up.':
    'Diese Person steht nicht auf der Liste oder hat den Platz freigegeben.',
  'This check-in was undone since.': 'Dieser Check-in wurde inzwischen rückgängig gemacht.',
  'Enter who came instead.': 'Geben Sie ein, wer stattdessen gekommen ist.',
  '{0} is not on the list of date {1}': '{0} steht nicht auf der Liste des Termins {1}',
  'There is nothing to undo': 'Es gibt nichts rückgängig zu machen',
  'Only organizers and hosts open the door of an event':
    'Die Einlassliste einer Veranstaltung können nur Organisation und Einlass öffnen',
  'This link is for another date, or its day is over. Ask an organizer for a new one.':
    'Dieser Link gilt für einen anderen Termin, oder sein Tag ist vorbei. Bitten Sie die Organisation um einen neuen.',
  'You have no seat on this date': 'Sie haben bei diesem Termin keinen Platz',
  'This event belongs to no chapter. Choose who else can see it.':
    'Diese Veranstaltung gehört zu keiner Gruppe. Wählen Sie, wer sie sonst sehen kann.',
  'Events of a hidden chapter are for its members only':
    'Veranstaltungen einer verborgenen Gruppe sind nur für ihre Mitglieder',
  'There would be no second date. Choose a later last day.':
    'So gäbe es keinen zweiten Termin. Wählen Sie einen späteren letzten Tag.',
  'To end it earlier, cancel the dates that do not take place.':
    'Um sie früher zu beenden, sagen Sie die Termine ab, die nicht stattfinden.',
  'This event has no such date': 'Diese Veranstaltung hat keinen solchen Termin',
  'Choose a time that is still to come': 'Wählen Sie eine Zeit, die noch bevorsteht',
  'Choose a last day within the next {0} months. You can add dates later.':
    'Wählen Sie einen letzten Tag in den nächsten {0} Monaten. Sie können später Termine hinzufügen.',
  'An event can have at most {0} dates. Choose an earlier last day.':
    'Eine Veranstaltung kann höchstens {0} Termine haben. Wählen Sie einen früheren letzten Tag.',
  'This event does not exist': 'Diese Veranstaltung gibt es nicht',
  'Only the leaders and organizers of this chapter can hold its events':
    'Nur Leitung und Organisation dieser Gruppe können ihre Veranstaltungen ausrichten',
  'Only administrators can create events': 'Nur die Administration kann Veranstaltungen erstellen',
  'Only administrators can change this event': 'Nur die Administration kann diese Veranstaltung ändern',
  'Only organizers and hosts see who came to an event':
    'Nur Organisation und Einlass sehen, wer zu einer Veranstaltung gekommen ist',
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.':
    'Dieser Link ist nicht gültig, oder das, wofür er galt, wurde gelöscht. Bitten Sie auf der Seite der Veranstaltung noch einmal um einen Platz.',
  'This date is over or has been canceled': 'Dieser Termin ist vorbei oder wurde abgesagt',
  'This event is for members now': 'Diese Veranstaltung ist jetzt nur noch für Mitglieder',
  'There is no such guest any more': 'Diesen Gast gibt es nicht mehr',
  '{0} has not come yet': '{0} ist noch nicht gekommen',
  'This banner does not exist': 'Dieses Banner gibt es nicht',
  'Choose one of the categories: {0}': 'Wählen Sie eine der Kategorien: {0}',
  'There can be {0} industries. Retire or merge one first.':
    'Es kann {0} Branchen geben. Bieten Sie zuerst eine nicht mehr an oder führen Sie zwei zusammen.',
  'This industry does not exist': 'Diese Branche gibt es nicht',
  'Choose another industry to merge it into': 'Wählen Sie eine andere Branche zum Zusammenführen',
  'This is on the list already, as “{0}”': 'Sie steht schon auf der Liste, als „{0}“',
  'This link has been used or is too old. Please ask for a new one.':
    'Dieser Link wurde schon verwendet oder ist zu alt. Bitte fordern Sie einen neuen an.',
  'This session has ended': 'Diese Sitzung ist beendet',
  'This is your address already': 'Das ist bereits Ihre Adresse',
  'Another account has this address. Sign in with it, or ask an administrator.':
    'Ein anderes Konto hat diese Adresse. Melden Sie sich damit an oder fragen Sie die Administration.',
  'You are the last administrator. Make someone else one first.':
    'Nur Sie haben noch Administrationsrechte. Geben Sie sie zuerst jemand anderem.',
  'Your data at {0}': 'Ihre Daten bei {0}',
  'What is in this folder:': 'Was in diesem Ordner ist:',
  'Every file is there twice, with the same content: .csv for spreadsheets, .json for programs.':
    'Jede Datei ist zweimal vorhanden, mit demselben Inhalt: .csv für Tabellenkalkulationen, .json für Programme.',
  'Other members appear by their number only, as they appear in /profile/<number>.':
    'Andere Mitglieder erscheinen nur mit ihrer Nummer, wie sie in /profile/<Nummer> steht.',
  'Nothing is stored of you in:': 'Nichts von Ihnen ist gespeichert in:',
  'Left out: your password and what your sign-in codes are made from; what is computed from the rest for searching; and what':
    'Nicht enthalten: Ihr Passwort und woraus Ihre Anmeldecodes entstehen; was für die Suche aus dem Übrigen berechnet wird; und was',
  'This account is not linked any more': 'Dieses Konto ist nicht mehr verknüpft',
  'This took too long. Please confirm again.': 'Das hat zu lange gedauert. Bitte bestätigen Sie noch einmal.',
  'Your password alone is not enough here. Confirm with your passkey or your app, or sign in with it first.':
    'Ihr Passwort allein genügt hier nicht. Bestätigen Sie mit Ihrem Passkey oder Ihrer App oder melden Sie sich zuerst damit an.',
  'This is not your password': 'Das ist nicht Ihr Passwort',
  'You have {0} passkeys. Remove one first.': 'Sie haben {0} Passkeys. Entfernen Sie zuerst einen.',
  'This passkey could not be added. Please try again.':
    'Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  'This passkey has been added already.': 'Dieser Passkey wurde bereits hinzugefügt.',
  'You have no such passkey': 'Einen solchen Passkey haben Sie nicht',
  'Two-step sign-in is on already. Turn it off first to set it up with another app.':
    'Die Anmeldung in zwei Schritten ist bereits eingeschaltet. Schalten Sie sie zuerst aus, um sie mit einer anderen App einzurichten.',
  'Two-step sign-in is off': 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
  'This is not the code that the app shows now': 'Das ist nicht der Code, den die App jetzt anzeigt',
  'This delivery is no longer among the failed ones':
    'Diese Zustellung ist nicht mehr unter den fehlgeschlagenen',
  'This test email no longer exists': 'Diese Test-E-Mail gibt es nicht mehr',
  'Something went wrong; the log says what': 'Etwas ist schiefgegangen; was, steht im Protokoll',
  'A data export cannot be restored; please choose a full backup':
    'Ein Datenexport kann nicht wiederhergestellt werden; bitte wählen Sie eine vollständige Sicherung',
  'This backup is being checked already': 'Diese Sicherung wird bereits geprüft',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'Nur hochgeladene Sicherungen können gelöscht werden; die anderen werden nach ihrem Alter gelöscht',
  'This request no longer exists': 'Diese Anfrage gibt es nicht mehr',
  'This request has already been dealt with': 'Diese Anfrage wurde bereits erledigt',
  'You entered this request. Another administrator confirms it.':
    'Sie haben diese Anfrage eingetragen. Jemand anderes aus der Administration bestätigt sie.',
  'The same request is already waiting for another administrator':
    'Dieselbe Anfrage wartet bereits auf jemand anderen aus der Administration',
  'This member no longer exists': 'Dieses Mitglied gibt es nicht mehr',
  'This is an administrator. Make them a member first, or ask them to use their settings.':
    'Diese Person hat Administrationsrechte. Entziehen Sie sie ihr zuerst oder verweisen Sie sie auf ihre Einstellungen.',
  'This applicant has become a member. Open their page under Members instead.':
    'Die Antrag stellende Person ist inzwischen Mitglied. Öffnen Sie stattdessen ihre Seite unter „Mitglieder“.',
  'This request is not about a copy of data': 'Bei dieser Anfrage geht es nicht um eine Kopie der Daten',
  'The copy can be downloaded for {0} days after the request was confirmed':
    'Die Kopie kann {0} Tage lang nach der Bestätigung der Anfrage heruntergeladen werden',
  'This person has been erased in the meantime': 'Diese Person wurde inzwischen endgültig gelöscht',
  'These days are yet to come': 'Diese Tage stehen noch bevor',
  'Choose an earlier day': 'Wählen Sie einen früheren Tag',
  'Only the two whose office moves can confirm this':
    'Das können nur die beiden bestätigen, zwischen denen das Amt wechselt',
  'Another administrator has to approve this': 'Jemand anderes aus der Administration muss dies genehmigen',
  'This handover is over already': 'Diese Übergabe ist bereits beendet',
  'This handover does not exist': 'Diese Übergabe gibt es nicht',
  'Only administrators see what others look after':
    'Nur die Administration sieht, wofür andere zuständig sind',
  'This member has no role to hand over': 'Dieses Mitglied hat keine Rolle zu übergeben',
  'Choose today or a later day': 'Wählen Sie heute oder einen späteren Tag',
  'Choose a day within a year': 'Wählen Sie einen Tag innerhalb eines Jahres',
  'Only an active member can take over': 'Nur ein aktives Mitglied kann übernehmen',
  'The role {0} ends before this day. Choose an earlier one, or give the role for longer first.':
    'Die Rolle „{0}“ endet vor diesem Tag. Wählen Sie einen früheren oder verlängern Sie zuerst die Rolle.',
  'This office is being handed over already. Cancel that handover first.':
    'Dieses Amt wird bereits übergeben. Brechen Sie zuerst jene Übergabe ab.',
  '{0}: “{1}” is no email address, and is left out':
    '{0}: „{1}“ ist keine E-Mail-Adresse und wird weggelassen',
  '{0}: choose the time zone of the community first': '{0}: Wählen Sie zuerst die Zeitzone der Gemeinschaft',
  '{0}: “{1}” is left out, write “Mon-Fri 9:00-17:00”':
    '{0}: „{1}“ wird weggelassen, schreiben Sie „Mo-Fr 9:00-17:00“',
  'A business with this name in this place already exists':
    'Ein Unternehmen mit diesem Namen an diesem Ort gibt es bereits',
  'Same name and place as row {0}': 'Gleicher Name und Ort wie in Zeile {0}',
  '{0}: the business belongs to another member, who stays its owner':
    '{0}: Das Unternehmen gehört einem anderen Mitglied, das zuständig bleibt',
  '{0} by appointment': '{0} nach Vereinbarung',
  '“{0}” is left out': '„{0}“ wird weggelassen',
  '{0} addresses, {1} is used': '{0} Adressen, verwendet wird {1}',
  '“{0}” is no phone number, and is left out': '„{0}“ ist keine Telefonnummer und wird weggelassen',
  '{0} numbers, {1} is used': '{0} Nummern, verwendet wird {1}',
  '“{0}” is read as {1}': '„{0}“ wird als {1} gelesen',
  '“{0}” is an address without a town, and is left out':
    '„{0}“ ist eine Adresse ohne Ort und wird weggelassen',
  '{0} addresses, only the town of the first, {1}, is used':
    '{0} Adressen, verwendet wird nur der Ort der ersten, {1}',
  'Only the town, {0}, is used': 'Verwendet wird nur der Ort, {0}',
  '{0} lines, {1} is used': '{0} Zeilen, verwendet wird {1}',
  '“{0}” is no web address, and is left out': '„{0}“ ist keine Webadresse und wird weggelassen',
  '{0} is used of “{1}”': 'Von „{1}“ wird {0} verwendet',
  '{0} may be incomplete': '{0} ist möglicherweise unvollständig',
  'Only rows of a checked file can be changed': 'Nur Zeilen einer geprüften Datei können geändert werden',
  'This file has no such row': 'Diese Datei hat keine solche Zeile',
  'Choose the column with the email addresses': 'Wählen Sie die Spalte mit den E-Mail-Adressen',
  'Choose the columns with the first and the last name, or one with the full name':
    'Wählen Sie die Spalten mit Vor- und Nachnamen oder eine mit dem vollständigen Namen',
  'Choose the column with the names of the businesses': 'Wählen Sie die Spalte mit den Namen der Unternehmen',
  'This import is running or done. Wait until it has finished, or undo it first.':
    'Dieser Import läuft oder ist abgeschlossen. Warten Sie, bis er fertig ist, oder machen Sie ihn zuerst rückgängig.',
  "A column is matched to a field that {0} don't have":
    'Eine Spalte ist einem Feld zugeordnet, das es hier nicht gibt ({0})',
  "A chosen column isn't in this file": 'Eine gewählte Spalte ist nicht in dieser Datei',
  'Check this import first': 'Prüfen Sie diesen Import zuerst',
  'This import ends {0} memberships at once, because their last day is over.':
    'Dieser Import beendet sofort {0} Mitgliedschaften, weil ihr letzter Tag vorbei ist.',
  'Only a finished import can be undone': 'Nur ein abgeschlossener Import kann rückgängig gemacht werden',
  'Undo this import first. It can be deleted then.':
    'Machen Sie diesen Import zuerst rückgängig. Danach kann er gelöscht werden.',
  'This import does not exist, or its rows have been deleted after 30 days':
    'Diesen Import gibt es nicht, oder seine Zeilen wurden nach 30 Tagen gelöscht',
  'Invitations can only be sent for member imports': 'Einladungen gibt es nur zu Importen von Mitgliedern',
  'The import has not finished yet': 'Der Import ist noch nicht fertig',
  'The row has {0} columns instead of {1}': 'Die Zeile hat {0} Spalten statt {1}',
  '{0}: {1}, so “{2}” stays': '{0}: {1}, deshalb bleibt „{2}“',
  '{0} is used, of “{1}”': 'Verwendet wird {0} aus „{1}“',
  'Last name': 'Nachname',
  '{0}: “{1}” is left out': '{0}: „{1}“ wird weggelassen',
  '{0}: read as {1} | {2}': '{0}: gelesen als {1} | {2}',
  '{0}: this may be a business or a family, not a person':
    '{0}: Das ist vielleicht ein Unternehmen oder eine Familie, keine Person',
  '{0}: “{1}” could be {2} or {3}, and is left out':
    '{0}: „{1}“ könnte {2} oder {3} sein und wird weggelassen',
  '{0}: “{1}” is no date, and is left out': '{0}: „{1}“ ist kein Datum und wird weggelassen',
  '{0}: {1} is read as {2}': '{0}: {1} wird als {2} gelesen',
  'A member with this email address or membership number was added a moment ago':
    'Ein Mitglied mit dieser E-Mail-Adresse oder Mitgliedsnummer wurde gerade eben hinzugefügt',
  'A member with this membership number already exists':
    'Ein Mitglied mit dieser Mitgliedsnummer gibt es bereits',
  'A member with this email address already exists': 'Ein Mitglied mit dieser E-Mail-Adresse gibt es bereits',
  'A member with this name and company already exists':
    'Ein Mitglied mit diesem Namen und Unternehmen gibt es bereits',
  '{0}: same number as row {1}': '{0}: gleiche Nummer wie in Zeile {1}',
  'Same name and company as row {0}': 'Gleicher Name und gleiches Unternehmen wie in Zeile {0}',
  'Same address as row {0}': 'Gleiche Adresse wie in Zeile {0}',
  '{0}: same address as row {1}, another name': '{0}: gleiche Adresse wie in Zeile {1}, anderer Name',
  "Two members can't share an address. If this is another person, correct the address; if not, leave the row out.":
    'Zwei Mitglieder können nicht dieselbe Adresse haben. Ist dies eine andere Person, berichtigen Sie die Adresse; wenn nicht, lassen Sie die Zeile weg.',
  '{0}: this is the address of {1}, another name': '{0}: Das ist die Adresse von {1}, anderer Name',
  'This file is no longer there. Upload it again.':
    'Diese Datei ist nicht mehr da. Laden Sie sie noch einmal hoch.',
  'This import is already running. Wait until it has finished.':
    'Dieser Import läuft bereits. Warten Sie, bis er fertig ist.',
  'This file is empty.': 'Diese Datei ist leer.',
  "This isn't a table. Choose an Excel file (.xlsx), an OpenDocument spreadsheet (.ods) or a CSV file.":
    'Das ist keine Tabelle. Wählen Sie eine Excel-Datei (.xlsx), eine OpenDocument-Tabelle (.ods) oder eine CSV-Datei.',
  'This file has only one column. Save the spreadsheet with its columns, such as name and email, and choose it again.':
    'Diese Datei hat nur eine Spalte. Speichern Sie die Tabelle mit ihren Spalten, etwa Name und E-Mail, und wählen Sie sie noch einmal.',
  'This file has column names but no rows.': 'Diese Datei hat Spaltennamen, aber keine Zeilen.',
  'This file has more than {0} rows. Split it into several files.':
    'Diese Datei hat mehr als {0} Zeilen. Teilen Sie sie in mehrere Dateien auf.',
  'Row {0} has {1} columns. A file can have {2} at most.':
    'Zeile {0} hat {1} Spalten. Eine Datei kann höchstens {2} haben.',
  'This is an Excel file of the old kind (.xls). Open it in Excel or LibreOffice, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'Das ist eine Excel-Datei der alten Art (.xls). Öffnen Sie sie in Excel oder LibreOffice, wählen Sie „Speichern unter“ und „Excel-Arbeitsmappe (.xlsx)“ und nehmen Sie diese Datei.',
  'This is a binary Excel file (.xlsb). Open it in Excel, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'Das ist eine binäre Excel-Datei (.xlsb). Öffnen Sie sie in Excel, wählen Sie „Speichern unter“ und „Excel-Arbeitsmappe (.xlsx)“ und nehmen Sie diese Datei.',
  'This file is protected with a password. Open it, remove the password, save it and choose it again.':
    'Diese Datei ist mit einem Passwort geschützt. Öffnen Sie sie, entfernen Sie das Passwort, speichern Sie sie und wählen Sie sie noch einmal.',
  'This is a Numbers file. In Numbers choose “Export to”, “Excel”, and pick that file.':
    'Das ist eine Numbers-Datei. Wählen Sie in Numbers „Exportieren“ und „Excel“ und nehmen Sie diese Datei.',
  'This is a document, not a spreadsheet. Copy its table into a spreadsheet and save that as .xlsx.':
    'Das ist ein Textdokument, keine Tabelle. Kopieren Sie die Tabelle daraus in eine Tabellenkalkulation und speichern Sie sie als .xlsx.',
  'This is a web page that is named like a spreadsheet. Open it in Excel or LibreOffice, save it as .xlsx and choose that file.':
    'Das ist eine Webseite, die wie eine Tabelle heißt. Öffnen Sie sie in Excel oder LibreOffice, speichern Sie sie als .xlsx und wählen Sie diese Datei.',
  'This is an archive. Unpack it and choose the spreadsheet in it.':
    'Das ist ein Archiv. Entpacken Sie es und wählen Sie die Tabelle darin.',
  'This spreadsheet is damaged. Open it, save it again and choose that file.':
    'Diese Tabelle ist beschädigt. Öffnen Sie sie, speichern Sie sie noch einmal und wählen Sie diese Datei.',
  'This spreadsheet holds far more than a list of members. Copy the list into a new file and choose that one.':
    'Diese Tabelle enthält weit mehr als eine Mitgliederliste. Kopieren Sie die Liste in eine neue Datei und wählen Sie diese.',
  'This file takes too long to read. Copy the list into a new file, or save it as CSV, and choose that one.':
    'Diese Datei zu lesen dauert zu lange. Kopieren Sie die Liste in eine neue Datei oder speichern Sie sie als CSV und wählen Sie diese.',
  'None of the sheets in this file has a list.': 'Kein Tabellenblatt dieser Datei enthält eine Liste.',
  'Column {0}': 'Spalte {0}',
  "The {0} of “{1}” couldn't be copied from {2}. {3}":
    'Das {0} von „{1}“ konnte nicht von {2} kopiert werden. {3}',
  'There is no such objection': 'Diesen Widerspruch gibt es nicht',
  'Someone has already answered this objection': 'Jemand hat diesen Widerspruch bereits beantwortet',
  'You made this decision. Another administrator answers the objection to it.':
    'Sie haben diese Entscheidung getroffen. Den Widerspruch dagegen beantwortet jemand anderes aus der Administration.',
  'This member has a role that you do not have. Ask an administrator to answer.':
    'Dieses Mitglied hat eine Rolle, die Sie nicht haben. Bitten Sie die Administration um die Antwort.',
  'Write what the member should know': 'Schreiben Sie, was das Mitglied wissen sollte',
  'This no longer exists': 'Das gibt es nicht mehr',
  'Someone has already decided on this post': 'Jemand hat über diesen Beitrag bereits entschieden',
  "This action isn't available for this type of content":
    'Diese Aktion gibt es für diese Art von Inhalt nicht',
  'This member can no longer be contacted': 'Dieses Mitglied ist nicht mehr erreichbar',
  'This member has no posts on the feed': 'Dieses Mitglied hat keine Beiträge im Feed',
  'This account is already deactivated': 'Dieses Konto ist bereits deaktiviert',
  'There can be {0} services. Remove one first.': 'Es kann {0} Dienste geben. Entfernen Sie zuerst einen.',
  'This service was removed': 'Dieser Dienst wurde entfernt',
  'Nothing answers there. Check the address for typing errors.':
    'Dort antwortet nichts. Prüfen Sie die Adresse auf Tippfehler.',
  'What answers there is not this service. Copy the issuer from its settings exactly, character by character.':
    'Was dort antwortet, ist nicht dieser Dienst. Übernehmen Sie den Aussteller (Issuer) genau aus dessen Einstellungen, Zeichen für Zeichen.',
  'This is taken by another service': 'Das wird schon von einem anderen Dienst verwendet',
  'This report does not exist': 'Diese Meldung gibt es nicht',
  'Someone has already decided on this report': 'Jemand hat über diese Meldung bereits entschieden',
  'This community is already set up and has an administrator. Sign in, or ask them to make you an administrator.':
    'Diese Gemeinschaft ist bereits eingerichtet und hat eine Administration. Melden Sie sich an oder bitten Sie dort um Administrationsrechte.',
  'This setup address has expired. Restart the server and look for a new one in its log.':
    'Diese Einrichtungsadresse ist abgelaufen. Starten Sie den Server neu und suchen Sie in seinem Protokoll nach einer neuen.',
  'This setup address is not valid. Use the latest one from the server log.':
    'Diese Einrichtungsadresse ist nicht gültig. Verwenden Sie die neueste aus dem Serverprotokoll.',
  'There is already an account with this email address. Use another one; you can make that member an administrator later.':
    'Es gibt bereits ein Konto mit dieser E-Mail-Adresse. Verwenden Sie eine andere; Administrationsrechte können Sie diesem Mitglied später geben.',
  'No member matches': 'Kein Mitglied passt',
  'This matches more than {0} members. Narrow the search or the filter.':
    'Das trifft auf mehr als {0} Mitglieder zu. Grenzen Sie die Suche oder den Filter ein.',
  'This cannot be undone': 'Dies lässt sich nicht rückgängig machen',
  'All of these emails have gone out': 'Alle diese E-Mails sind schon versendet',
  'This action does not exist, or was deleted after 30 days':
    'Diese Aktion gibt es nicht, oder sie wurde nach 30 Tagen gelöscht',
  'This member has not joined yet. Change the address in the form below.':
    'Dieses Mitglied ist noch nicht beigetreten. Ändern Sie die Adresse im Formular unten.',
  'This account is deactivated. Activate it first.':
    'Dieses Konto ist deaktiviert. Aktivieren Sie es zuerst.',
  'The address of an administrator cannot be changed. Make them a member first.':
    'Bei Administrationsrechten kann die Adresse nicht geändert werden. Entziehen Sie die Rechte zuerst.',
  'This member does not exist': 'Dieses Mitglied gibt es nicht',
  'There is nothing to send: this member has confirmed their address, or is deactivated':
    'Es gibt nichts zu senden: Dieses Mitglied hat seine Adresse bestätigt oder ist deaktiviert',
  'This member has not joined yet. Send the invitation again instead.':
    'Dieses Mitglied ist noch nicht beigetreten. Senden Sie stattdessen die Einladung noch einmal.',
  'This member has joined. Use “Change address” instead.':
    'Dieses Mitglied ist beigetreten. Verwenden Sie stattdessen „Adresse ändern“.',
  'Another member has this email address': 'Ein anderes Mitglied hat diese E-Mail-Adresse',
  'Another member has this membership number': 'Ein anderes Mitglied hat diese Mitgliedsnummer',
  'Choose two different accounts': 'Wählen Sie zwei verschiedene Konten',
  'You cannot merge your own account into another one':
    'Sie können Ihr eigenes Konto nicht in ein anderes überführen',
  'An administrator cannot be merged. Change the role first.':
    'Ein Konto mit Administrationsrechten kann nicht zusammengeführt werden. Entziehen Sie die Rechte zuerst.',
  'Someone with a role cannot be merged. End the role first.':
    'Ein Konto mit einer Rolle kann nicht zusammengeführt werden. Beenden Sie die Rolle zuerst.',
  'Keep the account that has joined, and merge the other one into it':
    'Behalten Sie das Konto, das beigetreten ist, und führen Sie das andere damit zusammen',
  'Two-step sign-in of an administrator can only be turned off by themselves, or by who runs the server.':
    'Bei Administrationsrechten kann die Anmeldung in zwei Schritten nur die Person selbst ausschalten oder wer den Server betreibt.',
  'This member has no two-step sign-in': 'Dieses Mitglied hat keine Anmeldung in zwei Schritten',
  'Only an active member can become an administrator':
    'Nur ein aktives Mitglied kann Administrationsrechte erhalten',
  'The last active administrator cannot be demoted. Make someone else administrator first.':
    'Das letzte aktive Mitglied mit Administrationsrechten muss sie behalten. Geben Sie sie zuerst jemand anderem.',
  'This member has a role that you do not have. Ask an administrator to do this.':
    'Dieses Mitglied hat eine Rolle, die Sie nicht haben. Bitten Sie die Administration darum.',
  'This member was suspended by a decision. Ask a moderator to end it.':
    'Dieses Mitglied wurde durch eine Entscheidung gesperrt. Bitten Sie die Moderation, die Sperre zu beenden.',
  'You cannot deactivate yourself': 'Sie können sich nicht selbst deaktivieren',
  'The last active administrator cannot be deactivated':
    'Das letzte aktive Mitglied mit Administrationsrechten kann nicht deaktiviert werden',
  'This member has not joined yet. They become active when they open the link in their invitation.':
    'Dieses Mitglied ist noch nicht beigetreten. Es wird aktiv, wenn es den Link in seiner Einladung öffnet.',
  'There is already an account with this email address':
    'Es gibt bereits ein Konto mit dieser E-Mail-Adresse',
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'Ihr Widerspruch wurde beantwortet, und die Antwort ist endgültig. Sie können nicht noch einmal widersprechen.',
  'You have already objected to this decision.': 'Sie haben dieser Entscheidung bereits widersprochen.',
  'You can object within {0} days of a decision.':
    'Sie können binnen {0} Tagen nach einer Entscheidung widersprechen.',
  'There is no such decision': 'Diese Entscheidung gibt es nicht',
  'This member’s role does not cover this': 'Die Rolle dieses Mitglieds umfasst das nicht',
  'Waiting for a decision: {0}{1}.': 'Zur Entscheidung: {0}{1}.',
  'This message does not exist': 'Diese Nachricht gibt es nicht',
  'A message can be changed for {0} minutes': 'Eine Nachricht kann {0} Minuten lang geändert werden',
  'This member is not available': 'Dieses Mitglied ist nicht verfügbar',
  'You can send pictures once they have replied':
    'Bilder können Sie senden, sobald Sie eine Antwort erhalten haben',
  'You cannot write to yourself': 'Sie können sich nicht selbst schreiben',
  'You have written to {0} new people in 24 hours. Please come back later.':
    'Sie haben in 24 Stunden {0} neuen Personen geschrieben. Bitte kommen Sie später wieder.',
  'Message deleted': 'Nachricht gelöscht',
  'Please confirm your email address first. Until then you can write to people you know.':
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Bis dahin können Sie Personen schreiben, die Sie kennen.',
  'Waiting for a reply. You can write again once they answer or accept.':
    'Die Antwort steht noch aus. Sie können wieder schreiben, sobald eine Antwort oder Zusage da ist.',
  'A text can mention at most {0} members and businesses':
    'Ein Text kann höchstens {0} Mitglieder und Unternehmen erwähnen',
  'This notification no longer exists': 'Diese Benachrichtigung gibt es nicht mehr',
  'This link is not valid': 'Dieser Link ist nicht gültig',
  'The weekly digest': 'Wöchentliche Zusammenfassung',
  'Only the owner can see these numbers': 'Nur das zuständige Mitglied kann diese Zahlen sehen',
  'Owner not found': 'Zuständiges Mitglied nicht gefunden',
  'Only the owner may edit this business': 'Nur das zuständige Mitglied kann dieses Unternehmen bearbeiten',
  'A member can list {0} businesses': 'Ein Mitglied kann {0} Unternehmen eintragen',
  'This is your own business': 'Das ist Ihr eigenes Unternehmen',
  'Business not found': 'Unternehmen nicht gefunden',
  'No web address is available for this name. Try a different name.':
    'Für diesen Namen ist keine Webadresse mehr frei. Versuchen Sie es mit einem anderen Namen.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'Die Administration hat dieses Unternehmen aus dem Branchenverzeichnis genommen. Schreiben Sie ihr, damit es wieder erscheint.',
  'Only the owner may publish this business':
    'Nur das zuständige Mitglied kann dieses Unternehmen veröffentlichen',
  'You cannot review this business': 'Sie können dieses Unternehmen nicht bewerten',
  'This review no longer exists': 'Diese Bewertung gibt es nicht mehr',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'Sie haben dieses Unternehmen bereits bewertet. Senden Sie die Bewertung noch einmal, um die bisherige zu ersetzen.',
  'You can’t review a business you own or work for':
    'Ein Unternehmen, das Ihnen gehört oder für das Sie arbeiten, können Sie nicht bewerten',
  'Only the owner can reply to reviews': 'Nur das zuständige Mitglied kann auf Bewertungen antworten',
  'This is your own review': 'Das ist Ihre eigene Bewertung',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'Sie können {0} Unternehmen am Tag bewerten. Bitte kommen Sie morgen wieder.',
  'Only the owner may change the team': 'Nur das zuständige Mitglied kann das Team ändern',
  'This person is not on the team': 'Diese Person gehört nicht zum Team',
  'This member is already on the team or invited':
    'Dieses Mitglied gehört schon zum Team oder ist eingeladen',
  'You are already on this team': 'Sie gehören bereits zu diesem Team',
  'Only the invited member can respond': 'Nur das eingeladene Mitglied kann antworten',
  'A team can have at most {0} members': 'Ein Team kann höchstens {0} Mitglieder haben',
  'Only the owner can manage the team': 'Nur das zuständige Mitglied kann das Team verwalten',
  'You have answered this application already': 'Sie haben diese Bewerbung bereits beantwortet',
  'Your application has been answered already': 'Ihre Bewerbung wurde bereits beantwortet',
  'This opportunity no longer exists': 'Diese Ausschreibung gibt es nicht mehr',
  'This opportunity is closed': 'Diese Ausschreibung ist geschlossen',
  'You cannot apply to your own opportunity': 'Auf Ihre eigene Ausschreibung können Sie sich nicht bewerben',
  'Only the poster can close this opportunity':
    'Nur wer diese Ausschreibung veröffentlicht hat, kann sie schließen',
  'Only the poster can edit this opportunity':
    'Nur wer diese Ausschreibung veröffentlicht hat, kann sie bearbeiten',
  'You can save {0} searches. Delete one of them first.':
    'Sie können {0} Suchen speichern. Löschen Sie zuerst eine davon.',
  'This search is no longer saved': 'Diese Suche ist nicht mehr gespeichert',
  "You can't change this order from {0} to {1}":
    'Der Status dieses Auftrags lässt sich nicht von „{0}“ auf „{1}“ ändern',
  'You can only send a quote for a pending quote request':
    'Ein Angebot können Sie nur zu einer offenen Angebotsanfrage senden',
  'This order does not exist': 'Diesen Auftrag gibt es nicht',
  'Only a pending order can be cancelled, by the member who placed it':
    'Nur ein ausstehender Auftrag kann storniert werden, und zwar von dem Mitglied, das ihn erteilt hat',
  'There is no open quote for this order': 'Zu diesem Auftrag ist kein Angebot offen',
  'This service does not exist': 'Diese Leistung gibt es nicht',
  'This service cannot be ordered at the moment': 'Diese Leistung kann zurzeit nicht beauftragt werden',
  'This referral does not exist': 'Diese Empfehlung gibt es nicht',
  'Only a completed referral has an outcome': 'Nur eine abgeschlossene Empfehlung hat ein Ergebnis',
  'Only another member of this referral can do this':
    'Das kann nur ein anderes an dieser Empfehlung beteiligtes Mitglied',
  'This referral was just updated. Reload the page to see it.':
    'Diese Empfehlung wurde gerade aktualisiert. Laden Sie die Seite neu, um sie zu sehen.',
  'You cannot refer to yourself': 'Sie können sich nicht selbst etwas empfehlen',
  'This member isn’t accepting referrals': 'Dieses Mitglied nimmt keine Empfehlungen an',
  'You have an open referral to this member': 'Sie haben eine offene Empfehlung an dieses Mitglied',
  'Your last referral to this member ended less than {0} days ago':
    'Ihre letzte Empfehlung an dieses Mitglied endete vor weniger als {0} Tagen',
  'To refer members, first add what you offer or what you’re looking for to your profile':
    'Um Mitglieder zu empfehlen, geben Sie zuerst in Ihrem Profil an, was Sie bieten oder suchen',
  'You have sent {0} referrals in 24 hours': 'Sie haben in 24 Stunden {0} Empfehlungen gesendet',
  'A member cannot be introduced to themselves': 'Ein Mitglied kann nicht sich selbst vorgestellt werden',
  'You can only introduce your own connections': 'Sie können nur Ihre eigenen Kontakte vorstellen',
  'These two cannot be introduced to each other': 'Diese beiden können einander nicht vorgestellt werden',
  'Members have ordered this service, so it can only be taken off offer.':
    'Mitglieder haben diese Leistung beauftragt, deshalb kann sie nur aus dem Angebot genommen werden.',
  'There can be {0} services. Change one that you no longer offer.':
    'Es kann {0} Leistungen geben. Ändern Sie eine, die Sie nicht mehr anbieten.',
  'This picture no longer exists. Please upload it again.':
    'Dieses Bild gibt es nicht mehr. Bitte laden Sie es noch einmal hoch.',
  'The picture {0} no longer exists. Please upload it again.':
    'Das Bild {0} gibt es nicht mehr. Bitte laden Sie es noch einmal hoch.',
  'Please confirm your email address first. You can have the link sent again in your settings.':
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. In Ihren Einstellungen können Sie den Link noch einmal senden lassen.',
  'This page link is not valid': 'Dieser Seitenlink ist nicht gültig',
  'Your membership has ended, so you can read but not publish. Contact the administrators to renew it.':
    'Ihre Mitgliedschaft ist abgelaufen: Sie können lesen, aber nichts veröffentlichen. Wenden Sie sich an die Administration, um sie zu verlängern.',
  'Someone else changed this meanwhile{0}. Save again to replace it.':
    'Jemand anderes hat dies inzwischen{0} geändert. Speichern Sie noch einmal, um es zu ersetzen.',
  'Someone else changed the same fields meanwhile. Nothing was saved.':
    'Jemand anderes hat inzwischen dieselben Felder geändert. Nichts wurde gespeichert.',
  "Someone else changed this while you were editing, so your changes weren't saved.":
    'Jemand anderes hat dies geändert, während Sie es bearbeitet haben. Ihre Änderungen wurden deshalb nicht gespeichert.',
  'This part of the site is turned off': 'Dieser Teil der Website ist abgeschaltet',
  'Please confirm your password first': 'Bitte bestätigen Sie zuerst Ihr Passwort',
  'Something went wrong': 'Etwas ist schiefgegangen',
  'Invalid input': 'Ungültige Eingabe',
  'One of the values is too large or too small': 'Einer der Werte ist zu groß oder zu klein',
  'An item like this already exists': 'So etwas gibt es bereits',
  'A linked item no longer exists. Reload the page and try again.':
    'Etwas Verknüpftes gibt es nicht mehr. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'This is not part of your role': 'Das gehört nicht zu Ihrer Rolle',
  'Your role takes two-step sign-in. Turn it on in Settings, under Security.':
    'Ihre Rolle verlangt die Anmeldung in zwei Schritten. Schalten Sie sie in den Einstellungen unter „Sicherheit“ ein.',
  'Not authenticated': 'Nicht angemeldet',
  'Please enter the code of your second factor.':
    'Bitte geben Sie auch den Code der Anmeldung in zwei Schritten ein.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  'You’re posting too quickly. Please try again later.':
    'Sie veröffentlichen zu schnell hintereinander. Bitte versuchen Sie es später noch einmal.',
  'New members can post five times on their first day. Please come back tomorrow.':
    'Neue Mitglieder können an ihrem ersten Tag fünf Beiträge veröffentlichen. Bitte kommen Sie morgen wieder.',
  'You’ve placed several orders in a short time. Please try again later.':
    'Sie haben in kurzer Zeit mehrere Aufträge erteilt. Bitte versuchen Sie es später noch einmal.',
  'You’re sending messages too quickly. Please try again later.':
    'Sie senden zu schnell hintereinander Nachrichten. Bitte versuchen Sie es später noch einmal.',
  'You can post ten opportunities a day.': 'Sie können zehn Ausschreibungen am Tag veröffentlichen.',
  'You can create 100 events a day.': 'Sie können 100 Veranstaltungen am Tag erstellen.',
  'You can create 20 chapters a day.': 'Sie können 20 Gruppen am Tag gründen.',
  'You’ve asked for several seats in a short time. Please try again later.':
    'Sie haben in kurzer Zeit um mehrere Plätze gebeten. Bitte versuchen Sie es später noch einmal.',
  'Several emails were sent to this address. Please try again later.':
    'An diese Adresse wurden mehrere E-Mails gesendet. Bitte versuchen Sie es später noch einmal.',
  'You can export your data five times an hour.': 'Sie können Ihre Daten fünfmal in der Stunde exportieren.',
  'You can create up to six backups an hour. Please try again later.':
    'Sie können bis zu sechs Sicherungen in der Stunde erstellen. Bitte versuchen Sie es später noch einmal.',
  'You can export up to six times an hour. Please try again later.':
    'Sie können bis zu sechsmal in der Stunde exportieren. Bitte versuchen Sie es später noch einmal.',
  'You can restore up to three times an hour. Please try again later.':
    'Sie können bis zu dreimal in der Stunde wiederherstellen. Bitte versuchen Sie es später noch einmal.',
  'You can download up to five backups a minute. Please try again later.':
    'Sie können bis zu fünf Sicherungen in der Minute herunterladen. Bitte versuchen Sie es später noch einmal.',
  'You can upload up to ten backups an hour. Please try again later.':
    'Sie können bis zu zehn Sicherungen in der Stunde hochladen. Bitte versuchen Sie es später noch einmal.',
  'Too many pages are open at once. Please close some.':
    'Es sind zu viele Seiten gleichzeitig geöffnet. Bitte schließen Sie einige.',
  'You cannot block yourself': 'Sie können sich nicht selbst blockieren',
  'Only the other member can do this': 'Das kann nur das andere Mitglied',
  'This request or connection was just updated. Reload the page to see it.':
    'Diese Anfrage oder dieser Kontakt wurde gerade aktualisiert. Laden Sie die Seite neu, um den Stand zu sehen.',
  'You cannot dismiss yourself': 'Sie können sich nicht selbst ausblenden',
  'You cannot connect with yourself': 'Sie können sich nicht mit sich selbst vernetzen',
  'You have sent {0} requests in 24 hours.': 'Sie haben in 24 Stunden {0} Anfragen gesendet.',
  'You have {0} pending requests. Withdraw one or wait for replies.':
    'Sie haben {0} offene Anfragen. Ziehen Sie eine zurück oder warten Sie auf Antworten.',
  '{0} You can send another one after {1}.': '{0} Die nächste können Sie nach diesem Zeitpunkt senden: {1}.',
  'You withdrew a request to this member. You can send another from {0}.':
    'Sie haben eine Anfrage an dieses Mitglied zurückgezogen. Die nächste können Sie ab diesem Zeitpunkt senden: {0}.',
  'Your profile no longer says this. Reload the page to see what you look for now.':
    'Das steht nicht mehr in Ihrem Profil. Laden Sie die Seite neu, um zu sehen, was Sie jetzt suchen.',
  'You cannot report yourself': 'Sie können sich nicht selbst melden',
  'The requested profile could not be found.': 'Das gewünschte Profil konnte nicht gefunden werden.',
  'Your profile no longer says this. Reload the page to see how it is read now.':
    'Das steht nicht mehr in Ihrem Profil. Laden Sie die Seite neu, um zu sehen, wie es jetzt gelesen wird.',
  'What you rule out can only be left out': 'Was Sie ausschließen, kann nur weggelassen werden',
  'There is no such article': 'Diesen Artikel gibt es nicht',
  'Choose a member of the community': 'Wählen Sie ein Mitglied der Gemeinschaft',
  'An article can show at most {0} pictures': 'Ein Artikel kann höchstens {0} Bilder zeigen',
  'Only administrators can write articles': 'Nur die Administration kann Artikel schreiben',
  "The article you're looking for doesn't exist.": 'Den gesuchten Artikel gibt es nicht.',
  'This post no longer exists': 'Diesen Beitrag gibt es nicht mehr',
  'Only the author can delete this comment': 'Diesen Kommentar kann nur löschen, wer ihn geschrieben hat',
  'You cannot report your own comment': 'Sie können Ihren eigenen Kommentar nicht melden',
  'This comment no longer exists': 'Diesen Kommentar gibt es nicht mehr',
  'Only the author can delete this post': 'Diesen Beitrag kann nur löschen, wer ihn geschrieben hat',
  'You cannot report your own post': 'Sie können Ihren eigenen Beitrag nicht melden',
  'A post can be edited for {0} minutes': 'Ein Beitrag kann {0} Minuten lang bearbeitet werden',
  'Only the author may edit this post': 'Diesen Beitrag kann nur bearbeiten, wer ihn geschrieben hat',
  'On your first day a post can have at most {0} links':
    'An Ihrem ersten Tag kann ein Beitrag höchstens {0} Links enthalten',
  'Please sign in to shorten addresses': 'Bitte melden Sie sich an, um Adressen zu kürzen',
  'This address was taken down': 'Diese Adresse wurde abgeschaltet',
  'There is no such short link': 'Diesen Kurzlink gibt es nicht',
  'This short link has already been taken down': 'Dieser Kurzlink wurde bereits abgeschaltet',
  'Enter a valid web address': 'Geben Sie eine gültige Webadresse ein',
  'Only addresses starting with http:// or https:// can be shortened':
    'Nur Adressen, die mit http:// oder https:// beginnen, können gekürzt werden',
  "Links that contain a username or password can't be shortened":
    'Links, die einen Benutzernamen oder ein Passwort enthalten, können nicht gekürzt werden',
  "Links to this site don't need to be shortened": 'Links auf diese Website müssen nicht gekürzt werden',
  'Addresses inside a private network cannot be shortened':
    'Adressen in einem privaten Netzwerk können nicht gekürzt werden',
  'Addresses of this site cannot be shortened here':
    'Adressen dieser Website können hier nicht gekürzt werden',
  'Links can have up to {0} characters': 'Links können bis zu {0} Zeichen haben',
  'we received your quote request': 'Wir haben Ihre Angebotsanfrage erhalten',
  'we received your order': 'Wir haben Ihren Auftrag erhalten',
  'your quote of {0} is ready to accept or decline':
    'Unser Angebot über {0} liegt bereit: Nehmen Sie es an oder lehnen Sie es ab',
  'you accepted the quote of {0}, so work can begin':
    'Sie haben das Angebot über {0} angenommen, die Arbeit kann beginnen',
  'you declined the quote, so the order is cancelled':
    'Sie haben das Angebot abgelehnt, der Auftrag ist deshalb storniert',
  'your order is now pending': 'Ihr Auftrag hat jetzt den Status „Ausstehend“',
  'your order is now in progress': 'Ihr Auftrag ist jetzt in Arbeit',
  'your order is now completed': 'Ihr Auftrag ist jetzt abgeschlossen',
  'your order is now cancelled': 'Ihr Auftrag ist jetzt storniert',
  'our team wrote: {0}': 'Unser Team hat geschrieben: {0}',
  'Message deleted with the account': 'Nachricht mit dem Konto gelöscht',
  // Values within the sentences above.
  'An administrator’s password has at least {0} characters.':
    'Mit Administrationsrechten braucht das Passwort mindestens {0} Zeichen.',
  'This is one of the most common passwords. Please choose another.':
    'Dies ist eines der häufigsten Passwörter. Bitte wählen Sie ein anderes.',
  'paused. You can sign in again on {0}': 'gesperrt. Sie können sich am {0} wieder anmelden',
  paused: 'gesperrt',
  deactivated: 'deaktiviert',
  ' to “{0}”': ' in „{0}“',
  members: 'Mitglieder',
  businesses: 'Unternehmen',
  logo: 'Logo',
  'cover image': 'Titelbild',
  picture: 'Bild',
  pending: 'Ausstehend',
  'in progress': 'In Arbeit',
  completed: 'Abgeschlossen',
  cancelled: 'Storniert',
  'There is no such page': 'Diese Seite gibt es nicht',
  'Another page already has this address': 'Eine andere Seite hat bereits diese Adresse',
  'A community can have at most {0} pages': 'Eine Gemeinschaft kann höchstens {0} Seiten haben',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'Diese Seite wurde veröffentlicht. Ziehen Sie sie stattdessen zurück: Ihre Fassungen bleiben erhalten.',
  'Someone else has changed this page since you opened it':
    'Jemand anderes hat diese Seite geändert, seit Sie sie geöffnet haben',
  "You can't change a page's address after it's published":
    'Die Adresse einer veröffentlichten Seite lässt sich nicht mehr ändern',
  'There is no such version of this page': 'Diese Fassung der Seite gibt es nicht',
  'Choose one of the languages of this community': 'Wählen Sie eine der Sprachen dieser Gemeinschaft',
  'another member has this address': 'ein anderes Mitglied hat diese Adresse',
  'same address as row {0}': 'gleiche Adresse wie Zeile {0}',
  'no member has this email address': 'kein Mitglied hat diese E-Mail-Adresse',
  'there is no email address': 'es gibt keine E-Mail-Adresse',
  'there is no name': 'es gibt keinen Namen',
  'there is no such day': 'diesen Tag gibt es nicht',
  'could be {0} or {1}, so write the year first': 'könnte {0} oder {1} sein, schreiben Sie das Jahr zuerst',
  'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end':
    'schreiben Sie das Datum wie 2027-12-31 oder 31.12.2027, oder lassen Sie die Zelle leer, wenn es kein Ende gibt',
  'contains a formula instead of a value': 'enthält eine Formel statt eines Werts',
  ' and {0} more': ' und {0} weitere',
};
