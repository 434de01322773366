import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const console: Sentences = {
  'Another backup is being uploaded': 'Es wird gerade eine andere Sicherung hochgeladen',
  'Please send the file itself as the body, as {0} and with its length.':
    'Bitte senden Sie die Datei selbst als Inhalt der Anfrage, als {0} und mit ihrer Länge.',
  'The backup took too long to arrive.': 'Das Hochladen der Sicherung hat zu lange gedauert.',
  'This delivery is no longer among the failed ones':
    'Diese Zustellung ist nicht mehr unter den fehlgeschlagenen',
  'This test email no longer exists': 'Diese Test-E-Mail gibt es nicht mehr',
  'Something went wrong; the log says what': 'Etwas ist schiefgegangen; was, steht im Protokoll',
  'A data export cannot be restored; please choose a full backup':
    'Ein Datenexport kann nicht wiederhergestellt werden; bitte wählen Sie eine vollständige Sicherung',
  'This backup is being checked already': 'Diese Sicherung wird bereits geprüft',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'Nur hochgeladene Sicherungen können gelöscht werden; die anderen werden nach ihrem Alter gelöscht',
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
  members: 'Mitglieder',
  businesses: 'Unternehmen',
};
