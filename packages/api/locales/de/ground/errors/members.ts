import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const members: Sentences = {
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
  'Message deleted with the account': 'Nachricht mit dem Konto gelöscht',
};
