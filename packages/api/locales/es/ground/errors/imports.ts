import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const imports: Sentences = {
  'Please send the spreadsheet as a file.': 'Envía la hoja de cálculo como archivo.',
  'Please choose a spreadsheet.': 'Elige una hoja de cálculo.',
  'This file is larger than 5 MB. Split it into several files.':
    'Este archivo ocupa más de 5 MB. Divídelo en varios archivos.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'El archivo ha tardado demasiado en llegar. Vuelve a intentarlo o divídelo en varios archivos.',
  'Please send one spreadsheet and nothing else.': 'Envía una sola hoja de cálculo y nada más.',
  '{0}: “{1}” is no email address, and is left out': '{0}: «{1}» no es una dirección de correo y se omite',
  '{0}: choose the time zone of the community first': '{0}: elige antes la zona horaria de la comunidad',
  '{0}: “{1}” is left out, write “Mon-Fri 9:00-17:00”': '{0}: «{1}» se omite; escribe «Mon-Fri 9:00-17:00»',
  'A business with this name in this place already exists':
    'Ya existe una empresa con este nombre en este lugar',
  'Same name and place as row {0}': 'Mismo nombre y lugar que la fila {0}',
  '{0}: the business belongs to another member, who stays its owner':
    '{0}: la empresa pertenece a otro miembro, que sigue siendo su titular',
  '{0} by appointment': '{0} con cita previa',
  '“{0}” is left out': '«{0}» se omite',
  '{0} addresses, only the town of the first, {1}, is used':
    '{0} direcciones; solo se usa la localidad de la primera, {1}',
  '{0} addresses, {1} is used': '{0} direcciones; se usa {1}',
  '“{0}” is no phone number, and is left out': '«{0}» no es un número de teléfono y se omite',
  '{0} numbers, {1} is used': '{0} números; se usa {1}',
  '“{0}” is read as {1}': '«{0}» se lee como {1}',
  '“{0}” is an address without a town, and is left out': '«{0}» es una dirección sin localidad y se omite',
  'Only the town, {0}, is used': 'Solo se usa la localidad, {0}',
  '{0} lines, {1} is used': '{0} líneas; se usa {1}',
  '“{0}” is no web address, and is left out': '«{0}» no es una dirección web y se omite',
  '{0} is used of “{1}”': 'De «{1}» se usa {0}',
  '{0} may be incomplete': '{0} puede estar incompleto',
  'Only rows of a checked file can be changed': 'Solo se pueden cambiar las filas de un archivo comprobado',
  'This file has no such row': 'Este archivo no tiene esa fila',
  'Choose the column with the email addresses': 'Elige la columna con las direcciones de correo',
  'Choose the columns with the first and the last name, or one with the full name':
    'Elige las columnas con el nombre y los apellidos, o una con el nombre completo',
  'Choose the column with the names of the businesses': 'Elige la columna con los nombres de las empresas',
  'This import is running or done. Wait until it has finished, or undo it first.':
    'Esta importación está en curso o ha terminado. Espera a que termine o deshazla primero.',
  "A column is matched to a field that {0} don't have":
    'Hay una columna asignada a un campo que no existe en este tipo de datos ({0})',
  "A chosen column isn't in this file": 'Una de las columnas elegidas no está en este archivo',
  'Check this import first': 'Comprueba antes esta importación',
  'This import ends {0} memberships at once, because their last day is over.':
    'Esta importación finaliza {0} membresías de inmediato, porque su último día ya ha pasado.',
  'Only a finished import can be undone': 'Solo se puede deshacer una importación terminada',
  'Undo this import first. It can be deleted then.':
    'Deshaz antes esta importación. Después podrás eliminarla.',
  'This import does not exist, or its rows have been deleted after 30 days':
    'Esta importación no existe o sus filas se eliminaron al cabo de 30 días',
  'Invitations can only be sent for member imports':
    'Solo se pueden enviar invitaciones en importaciones de miembros',
  'The import has not finished yet': 'La importación aún no ha terminado',
  'The row has {0} columns instead of {1}': 'La fila tiene {0} columnas en lugar de {1}',
  '{0}: {1}, so “{2}” stays': '{0}: {1}; se mantiene «{2}»',
  '{0} is used, of “{1}”': 'De «{1}» se usa {0}',
  'Last name': 'Apellidos',
  '{0}: “{1}” is left out': '{0}: «{1}» se omite',
  '{0}: read as {1} | {2}': '{0}: se lee como {1} | {2}',
  '{0}: this may be a business or a family, not a person':
    '{0}: podría ser una empresa o una familia, no una persona',
  '{0}: “{1}” could be {2} or {3}, and is left out': '{0}: «{1}» podría ser {2} o {3} y se omite',
  '{0}: “{1}” is no date, and is left out': '{0}: «{1}» no es una fecha y se omite',
  '{0}: {1} is read as {2}': '{0}: {1} se lee como {2}',
  'A member with this email address or membership number was added a moment ago':
    'Hace un momento se ha añadido un miembro con esta dirección de correo o este número de miembro',
  'A member with this membership number already exists': 'Ya existe un miembro con este número de miembro',
  'A member with this email address already exists': 'Ya existe un miembro con esta dirección de correo',
  'A member with this name and company already exists': 'Ya existe un miembro con este nombre y esta empresa',
  '{0}: same number as row {1}': '{0}: mismo número que en la fila {1}',
  'Same name and company as row {0}': 'Mismo nombre y misma empresa que en la fila {0}',
  'Same address as row {0}': 'Misma dirección que en la fila {0}',
  '{0}: same address as row {1}, another name': '{0}: misma dirección que en la fila {1}, con otro nombre',
  "Two members can't share an address. If this is another person, correct the address; if not, leave the row out.":
    'Dos miembros no pueden compartir una dirección. Si es otra persona, corrige la dirección; si no, omite la fila.',
  '{0}: this is the address of {1}, another name': '{0}: es la dirección de {1}, con otro nombre',
  'This file is no longer there. Upload it again.': 'Este archivo ya no está. Vuelve a subirlo.',
  'This import is already running. Wait until it has finished.':
    'Esta importación ya está en curso. Espera a que termine.',
  'This file is empty.': 'Este archivo está vacío.',
  "This isn't a table. Choose an Excel file (.xlsx), an OpenDocument spreadsheet (.ods) or a CSV file.":
    'No es una tabla. Elige un archivo de Excel (.xlsx), una hoja de cálculo OpenDocument (.ods) o un archivo CSV.',
  'This file has only one column. Save the spreadsheet with its columns, such as name and email, and choose it again.':
    'Este archivo tiene una sola columna. Guarda la hoja de cálculo con sus columnas, como nombre y correo, y elígela de nuevo.',
  'This file has column names but no rows.': 'Este archivo tiene nombres de columnas, pero ninguna fila.',
  'This file has more than {0} rows. Split it into several files.':
    'Este archivo tiene más de {0} filas. Divídelo en varios archivos.',
  'Row {0} has {1} columns. A file can have {2} at most.':
    'La fila {0} tiene {1} columnas. Un archivo puede tener {2} como máximo.',
  'This is an Excel file of the old kind (.xls). Open it in Excel or LibreOffice, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'Es un archivo de Excel antiguo (.xls). Ábrelo en Excel o LibreOffice, elige «Guardar como», «Libro de Excel (.xlsx)», y selecciona ese archivo.',
  'This is a binary Excel file (.xlsb). Open it in Excel, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'Es un archivo binario de Excel (.xlsb). Ábrelo en Excel, elige «Guardar como», «Libro de Excel (.xlsx)», y selecciona ese archivo.',
  'This file is protected with a password. Open it, remove the password, save it and choose it again.':
    'Este archivo está protegido con contraseña. Ábrelo, quita la contraseña, guárdalo y elígelo de nuevo.',
  'This is a Numbers file. In Numbers choose “Export to”, “Excel”, and pick that file.':
    'Es un archivo de Numbers. En Numbers, elige «Exportar a», «Excel», y selecciona ese archivo.',
  'This is a document, not a spreadsheet. Copy its table into a spreadsheet and save that as .xlsx.':
    'Es un documento, no una hoja de cálculo. Copia su tabla en una hoja de cálculo y guárdala como .xlsx.',
  'This is a web page that is named like a spreadsheet. Open it in Excel or LibreOffice, save it as .xlsx and choose that file.':
    'Es una página web con nombre de hoja de cálculo. Ábrela en Excel o LibreOffice, guárdala como .xlsx y elige ese archivo.',
  'This is an archive. Unpack it and choose the spreadsheet in it.':
    'Es un archivo comprimido. Descomprímelo y elige la hoja de cálculo que contiene.',
  'This spreadsheet is damaged. Open it, save it again and choose that file.':
    'Esta hoja de cálculo está dañada. Ábrela, guárdala de nuevo y elige ese archivo.',
  'This spreadsheet holds far more than a list of members. Copy the list into a new file and choose that one.':
    'Esta hoja de cálculo contiene mucho más que una lista de miembros. Copia la lista en un archivo nuevo y elige ese.',
  'This file takes too long to read. Copy the list into a new file, or save it as CSV, and choose that one.':
    'Se tarda demasiado en leer este archivo. Copia la lista en un archivo nuevo o guárdala como CSV y elige ese.',
  'None of the sheets in this file has a list.': 'Ninguna de las hojas de este archivo contiene una lista.',
  'Column {0}': 'Columna {0}',
  'another member has this address': 'otro miembro tiene esta dirección',
  'same address as row {0}': 'misma dirección que la fila {0}',
  'no member has this email address': 'ningún miembro tiene este correo',
  'there is no email address': 'no hay correo electrónico',
  'there is no name': 'no hay nombre',
  'there is no such day': 'ese día no existe',
  'could be {0} or {1}, so write the year first': 'podría ser {0} o {1}; escribe primero el año',
  'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end':
    'escribe la fecha como 2027-12-31 o 31.12.2027, o déjala en blanco si no hay fin',
  'contains a formula instead of a value': 'contiene una fórmula en lugar de un valor',
};
