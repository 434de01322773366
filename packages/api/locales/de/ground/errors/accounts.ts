import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const accounts: Sentences = {
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
  'paused. You can sign in again on {0}': 'gesperrt. Sie können sich am {0} wieder anmelden',
  paused: 'gesperrt',
  deactivated: 'deaktiviert',
  'Choose one of the languages of this community': 'Wählen Sie eine der Sprachen dieser Gemeinschaft',
};
