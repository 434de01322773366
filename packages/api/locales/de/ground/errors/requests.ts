import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const requests: Sentences = {
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
  'It could not be prepared': 'Der Versand konnte nicht vorbereitet werden',
  'This short link does not exist.': 'Diesen Kurzlink gibt es nicht.',
  'This short link no longer works.': 'Dieser Kurzlink funktioniert nicht mehr.',
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
  'You’ve saved articles many times in a short time. Please try again later.':
    'Sie haben in kurzer Zeit sehr oft Artikel gespeichert. Bitte versuchen Sie es später noch einmal.',
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
  ' to “{0}”': ' in „{0}“',
};
