import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const imports: Sentences = {
  '{0} addresses, only the town of the first, {1}, is used':
    '{0} adresses, seule la ville de la première, {1}, est retenue',
  'Please send the spreadsheet as a file.': 'Veuillez envoyer la feuille de calcul sous forme de fichier.',
  'Please choose a spreadsheet.': 'Veuillez choisir une feuille de calcul.',
  'This file is larger than 5 MB. Split it into several files.':
    'Ce fichier dépasse 5 Mo. Répartissez-le en plusieurs fichiers.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'Le fichier a mis trop de temps à arriver. Veuillez réessayer, ou le répartir en plusieurs fichiers.',
  'Please send one spreadsheet and nothing else.':
    'Veuillez envoyer une seule feuille de calcul et rien d’autre.',
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
  'another member has this address': 'un autre membre a cette adresse',
  'same address as row {0}': 'même adresse que la ligne {0}',
  'no member has this email address': 'aucun membre n’a cette adresse e-mail',
  'there is no email address': 'il n’y a pas d’adresse e-mail',
  'there is no name': 'il n’y a pas de nom',
  'there is no such day': 'ce jour n’existe pas',
  'could be {0} or {1}, so write the year first': 'peut être {0} ou {1}, écrivez donc l’année en premier',
  'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end':
    'écrivez la date comme 2027-12-31 ou 31.12.2027, ou laissez la cellule vide s’il n’y a pas de fin',
  'contains a formula instead of a value': 'contient une formule au lieu d’une valeur',
};
