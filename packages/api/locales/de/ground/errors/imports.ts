import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const imports: Sentences = {
  'Please send the spreadsheet as a file.': 'Bitte senden Sie die Tabelle als Datei.',
  'Please choose a spreadsheet.': 'Bitte wählen Sie eine Tabelle.',
  'This file is larger than 5 MB. Split it into several files.':
    'Diese Datei ist größer als 5 MB. Teilen Sie sie in mehrere Dateien auf.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'Das Hochladen der Datei hat zu lange gedauert. Bitte versuchen Sie es noch einmal oder teilen Sie sie in mehrere Dateien auf.',
  'Please send one spreadsheet and nothing else.': 'Bitte senden Sie eine Tabelle und sonst nichts.',
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
};
