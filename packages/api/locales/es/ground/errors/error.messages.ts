export const errorMessages: Readonly<Record<string, string>> = {
  'Another backup is being uploaded': 'Ya se está subiendo otra copia de seguridad',
  'Please send the file itself as the body, as {0} and with its length.':
    'Envía el propio archivo como cuerpo de la solicitud, con el tipo {0} y su longitud.',
  'The backup took too long to arrive.': 'La copia de seguridad ha tardado demasiado en llegar.',
  'Page not found': 'Página no encontrada',
  'The request could not be read': 'No se ha podido leer la solicitud',
  'Not found': 'No encontrado',
  'This cannot be done here': 'Esto no se puede hacer aquí',
  'The file could not be read': 'No se ha podido leer el archivo',
  'The request took too long to arrive': 'La solicitud ha tardado demasiado en llegar',
  'The request is too large': 'La solicitud es demasiado grande',
  'Only JSON is accepted': 'Solo se acepta JSON',
  'The headers are too large': 'Las cabeceras son demasiado grandes',
  'The request was refused': 'La solicitud se ha rechazado',
  'Busy right now. Please try again.': 'Ahora mismo hay mucha actividad. Vuelve a intentarlo.',
  'The server has no space left for files. Please try again later.':
    'El servidor no tiene más espacio para archivos. Vuelve a intentarlo más tarde.',
  'Too many connections from your network. Please try again.':
    'Hay demasiadas conexiones desde tu red. Vuelve a intentarlo.',
  'This request came from another site': 'Esta solicitud procede de otro sitio',
  'Please send the spreadsheet as a file.': 'Envía la hoja de cálculo como archivo.',
  'Please choose a spreadsheet.': 'Elige una hoja de cálculo.',
  'This file is larger than 5 MB. Split it into several files.':
    'Este archivo ocupa más de 5 MB. Divídelo en varios archivos.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'El archivo ha tardado demasiado en llegar. Vuelve a intentarlo o divídelo en varios archivos.',
  'Please send one spreadsheet and nothing else.': 'Envía una sola hoja de cálculo y nada más.',
  'It could not be prepared': 'No se ha podido preparar',
  'Its address is not a public one.': 'Su dirección no es pública.',
  'It is larger than 5 MB.': 'Ocupa más de 5 MB.',
  'The site redirects too often.': 'El sitio redirige demasiadas veces.',
  'The site took too long to answer.': 'El sitio ha tardado demasiado en responder.',
  'The site could not be reached.': 'No se ha podido acceder al sitio.',
  'The site redirects to something else than a web address.':
    'El sitio redirige a algo que no es una dirección web.',
  'The site answered {0}.': 'El sitio ha respondido {0}.',
  'This picture could not be processed. Please try again, or choose another one.':
    'No se ha podido procesar esta imagen. Vuelve a intentarlo o elige otra.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'Este archivo no es una imagen que podamos leer. Elige un archivo PNG, JPEG o WebP.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'Esta imagen está incompleta. Elige el archivo completo u otra imagen.',
  'This picture has too many pixels. Please choose a smaller one.':
    'Esta imagen tiene demasiados píxeles. Elige una más pequeña.',
  'This short link does not exist.': 'Este enlace corto no existe.',
  'This short link no longer works.': 'Este enlace corto ya no funciona.',
  'Please send the picture as a file.': 'Envía la imagen como archivo.',
  'Please choose a picture.': 'Elige una imagen.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'Esta imagen ocupa más de 5 MB. Elige una más pequeña.',
  'The picture took too long to arrive. Please try a smaller one.':
    'La imagen ha tardado demasiado en llegar. Prueba con una más pequeña.',
  'Please send one picture and nothing else.': 'Envía una sola imagen y nada más.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'Tu última imagen aún se está subiendo. Vuelve a intentarlo en un momento.',
  'This application no longer exists': 'Esta solicitud ya no existe',
  'The questions have changed. Please go through them again.':
    'Las preguntas han cambiado. Vuelve a repasarlas.',
  'Answer this question': 'Responde a esta pregunta',
  'Some questions are not answered yet': 'Quedan preguntas sin responder',
  'This application has already been decided': 'Ya se ha decidido sobre esta solicitud',
  'You have asked many times already. Please approve or decline this application.':
    'Ya has preguntado muchas veces. Aprueba o rechaza esta solicitud.',
  'A member with this email address already exists. You can decline this application.':
    'Ya existe un miembro con esta dirección de correo. Puedes rechazar esta solicitud.',
  'This link is not valid, or the application no longer exists. Applications are erased some time after the decision.':
    'Este enlace no es válido o la solicitud ya no existe. Las solicitudes se borran algún tiempo después de la decisión.',
  'Your application has been approved, so it can’t be withdrawn. Sign in to delete your account.':
    'Tu solicitud se ha aprobado, así que ya no se puede retirar. Inicia sesión para eliminar tu cuenta.',
  'There is no open question in this application': 'No hay ninguna pregunta pendiente en esta solicitud',
  '{0} We emailed you a link to choose another one.':
    '{0} Te hemos enviado por correo un enlace para elegir otra.',
  'Please sign in again.': 'Vuelve a iniciar sesión.',
  'This code is not right, or has been used. Please try again.':
    'Este código no es correcto o ya se ha usado. Vuelve a intentarlo.',
  'Too many wrong codes. {0}': 'Demasiados códigos incorrectos. {0}',
  'Invalid email or password.': 'El correo o la contraseña no son correctos.',
  'This code is not right, or has been used. Please try the next one.':
    'Este código no es correcto o ya se ha usado. Prueba con el siguiente.',
  'This passkey could not confirm that it’s you. Use your password, or another passkey.':
    'Esta llave de acceso no ha podido confirmar que eres tú. Usa tu contraseña u otra llave de acceso.',
  'Your account is {0}.{1} Questions? Write to {2}.':
    'Estado de tu cuenta: {0}.{1} ¿Tienes preguntas? Escribe a {2}.',
  'This account of {0} is linked to yours already.': 'Esta cuenta de {0} ya está vinculada a la tuya.',
  'This account of {0} is linked to another member.': 'Esta cuenta de {0} está vinculada a otro miembro.',
  'Another account of {0} is linked to yours. Unlink it first.':
    'Hay otra cuenta de {0} vinculada a la tuya. Desvincúlala primero.',
  'This invitation does not exist': 'Esta invitación no existe',
  'This invitation can no longer be used. Create a new one.':
    'Esta invitación ya no se puede usar. Crea una nueva.',
  'This invitation was sent within the last hour. Please wait a little.':
    'Esta invitación se ha enviado hace menos de una hora. Espera un poco.',
  'Only administrators can invite people to this community':
    'Solo la administración puede invitar a personas a esta comunidad',
  "Members' invitations work at most {0} times, for {1} days":
    'Las invitaciones de los miembros sirven {0} veces como máximo, durante {1} días',
  'This invitation does not exist. Check the link, or ask for a new one.':
    'Esta invitación no existe. Revisa el enlace o pide una nueva.',
  'This invitation was withdrawn. Ask for a new one.': 'Esta invitación se ha retirado. Pide una nueva.',
  'This invitation has been used up. Ask for a new one.': 'Esta invitación ya se ha usado. Pide una nueva.',
  'This invitation has expired. Ask for a new one.': 'Esta invitación ha caducado. Pide una nueva.',
  'This invitation is for another email address. Use the one that it was sent to.':
    'Esta invitación es para otra dirección de correo. Usa aquella a la que se envió.',
  'Please ask for a new code.': 'Pide un código nuevo.',
  'This code is not right. Please check it with the email.':
    'Este código no es correcto. Compáralo con el del correo.',
  'Signing in with a code by email is turned off':
    'El inicio de sesión con un código por correo está desactivado',
  'This form has already been sent. Please send it again.':
    'Este formulario ya se ha enviado. Vuelve a enviarlo.',
  "You're already on our list. We've sent you your invitation again.":
    'Ya estás en nuestra lista. Te hemos enviado de nuevo tu invitación.',
  'Failed to create account. Please try again.': 'No se ha podido crear la cuenta. Vuelve a intentarlo.',
  'This passkey could not be verified. Please try again.':
    'No se ha podido verificar esta llave de acceso. Vuelve a intentarlo.',
  'This passkey was removed from its account. Please sign in another way.':
    'Esta llave de acceso se ha quitado de su cuenta. Inicia sesión de otra forma.',
  'Your account was changed in the meantime. Please sign in again.':
    'Tu cuenta ha cambiado entretanto. Vuelve a iniciar sesión.',
  'Nobody here is linked to this account of {0}. Join with your email address first.':
    'Nadie aquí tiene vinculada esta cuenta de {0}. Regístrate primero con tu dirección de correo.',
  'Your account here is not linked to this account of {0}. {1}':
    'Tu cuenta de aquí no está vinculada a esta cuenta de {0}. {1}',
  'Sign in the way you usually do, then link {0} in Settings, under Security.':
    'Inicia sesión como de costumbre y vincula después {0} en Ajustes, en Seguridad.',
  '{0} has not confirmed your email address, so it can’t open an account here. {1} If you’re new, join with your email address.':
    '{0} no ha confirmado tu dirección de correo, así que no puede abrir una cuenta aquí. {1} Si aún no tienes cuenta, regístrate con tu dirección de correo.',
  'This sign-in began in another browser or tab, or took too long. Please try again.':
    'Este inicio de sesión empezó en otro navegador o pestaña, o ha tardado demasiado. Vuelve a intentarlo.',
  'You were signed out in the meantime. Sign in, and link the account again.':
    'Tu sesión se ha cerrado entretanto. Inicia sesión y vuelve a vincular la cuenta.',
  'You did not sign in at {0}.': 'No has iniciado sesión en {0}.',
  '{0} cannot be reached right now. Sign in another way, or try again later.':
    'Ahora mismo no se puede acceder a {0}. Inicia sesión de otra forma o vuelve a intentarlo más tarde.',
  'What {0} answered cannot be trusted, so nothing was opened. Please try again.':
    'La respuesta de {0} no es de confianza, así que no se ha abierto nada. Vuelve a intentarlo.',
  '{0} did not share your name. Join with your email address instead.':
    '{0} no ha compartido tu nombre. Regístrate con tu dirección de correo.',
  'You cannot sign in with this service here any more.':
    'Ya no puedes iniciar sesión aquí con este servicio.',
  'You can now join without an application. Please fill in the form again.':
    'Ahora puedes unirte sin enviar una solicitud. Vuelve a rellenar el formulario.',
  'There is an application from this address already. Open the link in the email we sent you about it.':
    'Ya hay una solicitud de esta dirección. Abre el enlace del correo que te enviamos al respecto.',
  'An administrator will look at your registration before you can sign in. We have emailed you a link that shows where it stands. The password you sent was not stored: once you are approved, you choose one by email.':
    'La administración revisará tu registro antes de que puedas iniciar sesión. Te hemos enviado por correo un enlace que muestra en qué punto está. La contraseña que has enviado no se ha guardado: cuando se apruebe tu registro, elegirás una por correo.',
  'You have joined already. Please sign in.': 'Ya eres miembro. Inicia sesión.',
  'Questions? {0}': '¿Tienes preguntas? {0}',
  '{0} takes new members by application. Apply at {1}/?dialog=register':
    '{0} admite nuevos miembros mediante solicitud. Solicita el ingreso en {1}/?dialog=register',
  '{0} is by invitation only. {1}': '{0} solo admite miembros con invitación. {1}',
  'Registration is closed at the moment. {0}': 'El registro está cerrado por el momento. {0}',
  'This chapter does not exist': 'Este grupo no existe',
  'Only the leaders of this chapter can do this': 'Solo los responsables de este grupo pueden hacerlo',
  'Only administrators can create chapters': 'Solo la administración puede crear grupos',
  'Choose someone else': 'Elige a otra persona',
  'This member does not belong to the chapter': 'Este miembro no pertenece al grupo',
  'Only the leaders of this chapter see who asks to join':
    'Solo los responsables de este grupo ven quién pide unirse',
  'This chapter is closed': 'Este grupo está cerrado',
  'You can join this chapter when one of its leaders invites you':
    'Puedes unirte a este grupo cuando te invite uno de sus responsables',
  'Your request was declined. A leader of the chapter can still invite you.':
    'Tu petición se ha rechazado. Un responsable del grupo aún puede invitarte.',
  'This member has not asked to join': 'Este miembro no ha pedido unirse',
  'This request has been decided or withdrawn': 'Esta petición ya se ha decidido o retirado',
  'There is no member with this username': 'No hay ningún miembro con este nombre de usuario',
  'This member wants no more invitations to this chapter':
    'Este miembro no quiere más invitaciones a este grupo',
  'A chapter can have at most {0} members': 'Un grupo puede tener {0} miembros como máximo',
  '{0} has one seat per trade, and that of “{1}” is taken':
    '{0} tiene una plaza por profesión, y la de «{1}» está ocupada',
  'A chapter needs a leader. Make someone else a leader first.':
    'Un grupo necesita un responsable. Nombra antes a otra persona.',
  'Only members of this chapter can post in it': 'Solo los miembros de este grupo pueden publicar en él',
  'This event takes place once. Sign up for its date.':
    'Este evento se celebra una sola vez. Apúntate a su fecha.',
  'This event has been canceled': 'Este evento se ha cancelado',
  'This date has been canceled': 'Esta fecha se ha cancelado',
  'This date is over': 'Esta fecha ya ha pasado',
  'Only organizers see who is waiting': 'Solo la organización ve quién está en espera',
  'This code is not one of ours.': 'Este código no es nuestro.',
  'This code is for another event.': 'Este código es de otro evento.',
  'This code has expired: its event is over.': 'Este código ha caducado: su evento ya ha terminado.',
  'This person is not on the list, or gave the seat up.':
    'Esta persona no está en la lista o ha cedido su plaza.',
  'This check-in was undone since.': 'Este registro de llegada se ha deshecho entretanto.',
  'Enter who came instead.': 'Escribe quién ha venido en su lugar.',
  '{0} is not on the list of date {1}': '{0} no está en la lista de la fecha {1}',
  'There is nothing to undo': 'No hay nada que deshacer',
  'Only organizers and hosts open the door of an event':
    'Solo la organización y la recepción pueden abrir la entrada de un evento',
  'This link is for another date, or its day is over. Ask an organizer for a new one.':
    'Este enlace es de otra fecha o su día ya ha pasado. Pide uno nuevo a quien organiza el evento.',
  'You have no seat on this date': 'No tienes plaza en esta fecha',
  'This event belongs to no chapter. Choose who else can see it.':
    'Este evento no pertenece a ningún grupo. Elige quién más puede verlo.',
  'Events of a hidden chapter are for its members only':
    'Los eventos de un grupo oculto son solo para sus miembros',
  'There would be no second date. Choose a later last day.':
    'No habría una segunda fecha. Elige un último día posterior.',
  'To end it earlier, cancel the dates that do not take place.':
    'Para que termine antes, cancela las fechas que no se celebren.',
  'This event has no such date': 'Este evento no tiene esa fecha',
  'Choose a time that is still to come': 'Elige una hora que aún no haya pasado',
  'Choose a last day within the next {0} months. You can add dates later.':
    'Elige un último día dentro de los próximos {0} meses. Podrás añadir fechas más adelante.',
  'An event can have at most {0} dates. Choose an earlier last day.':
    'Un evento puede tener {0} fechas como máximo. Elige un último día anterior.',
  'This event does not exist': 'Este evento no existe',
  'Only the leaders and organizers of this chapter can hold its events':
    'Solo los responsables y organizadores de este grupo pueden celebrar sus eventos',
  'Only administrators can create events': 'Solo la administración puede crear eventos',
  'Only administrators can change this event': 'Solo la administración puede modificar este evento',
  'Only organizers and hosts see who came to an event':
    'Solo la organización y la recepción ven quién asistió a un evento',
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.':
    'Este enlace no es válido, o aquello para lo que servía se ha borrado. Vuelve a pedir plaza en la página del evento.',
  'This date is over or has been canceled': 'Esta fecha ya ha pasado o se ha cancelado',
  'This event is for members now': 'Este evento ahora es solo para miembros',
  'There is no such guest any more': 'Este invitado ya no existe',
  '{0} has not come yet': '{0} aún no ha venido',
  'This banner does not exist': 'Este banner no existe',
  'Choose one of the categories: {0}': 'Elige una de las categorías: {0}',
  'There can be {0} industries. Retire or merge one first.':
    'Puede haber {0} sectores. Retira o fusiona uno primero.',
  'This industry does not exist': 'Este sector no existe',
  'Choose another industry to merge it into': 'Elige otro sector con el que fusionarlo',
  'This is on the list already, as “{0}”': 'Ya está en la lista, como «{0}»',
  'This link has been used or is too old. Please ask for a new one.':
    'Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo.',
  'This session has ended': 'Esta sesión ha terminado',
  'This is your address already': 'Esta ya es tu dirección',
  'Another account has this address. Sign in with it, or ask an administrator.':
    'Otra cuenta tiene esta dirección. Inicia sesión con ella o pregunta a la administración.',
  'You are the last administrator. Make someone else one first.':
    'Nadie más tiene permisos de administrador. Dáselos antes a otra persona.',
  'Your data at {0}': 'Tus datos en {0}',
  'What is in this folder:': 'Qué hay en esta carpeta:',
  'Every file is there twice, with the same content: .csv for spreadsheets, .json for programs.':
    'Cada archivo está dos veces, con el mismo contenido: .csv para hojas de cálculo, .json para programas.',
  'Other members appear by their number only, as they appear in /profile/<number>.':
    'Los demás miembros aparecen solo con su número, tal como figura en /profile/<number>.',
  'Nothing is stored of you in:': 'No se guarda nada sobre ti en:',
  'Left out: your password and what your sign-in codes are made from; what is computed from the rest for searching; and what':
    'No se incluye tu contraseña ni aquello con lo que se generan tus códigos de inicio de sesión; tampoco lo que se calcula a partir del resto para las búsquedas, ni lo que',
  'This account is not linked any more': 'Esta cuenta ya no está vinculada',
  'This took too long. Please confirm again.': 'Se ha tardado demasiado. Confirma de nuevo.',
  'Your password alone is not enough here. Confirm with your passkey or your app, or sign in with it first.':
    'Aquí no basta con tu contraseña. Confirma con tu llave de acceso o tu aplicación, o inicia sesión antes con ella.',
  'This is not your password': 'Esta no es tu contraseña',
  'You have {0} passkeys. Remove one first.': 'Tienes {0} llaves de acceso. Quita una primero.',
  'This passkey could not be added. Please try again.':
    'No se ha podido añadir esta llave de acceso. Vuelve a intentarlo.',
  'This passkey has been added already.': 'Esta llave de acceso ya se ha añadido.',
  'You have no such passkey': 'No tienes esa llave de acceso',
  'Two-step sign-in is on already. Turn it off first to set it up with another app.':
    'El inicio de sesión en dos pasos ya está activado. Desactívalo antes de configurarlo con otra aplicación.',
  'Two-step sign-in is off': 'El inicio de sesión en dos pasos está desactivado',
  'This is not the code that the app shows now': 'Este no es el código que muestra ahora la aplicación',
  'This delivery is no longer among the failed ones': 'Este envío ya no está entre los fallidos',
  'This test email no longer exists': 'Este correo de prueba ya no existe',
  'Something went wrong; the log says what': 'Algo ha fallado; los detalles están en el registro',
  'A data export cannot be restored; please choose a full backup':
    'Una exportación de datos no se puede restaurar; elige una copia de seguridad completa',
  'This backup is being checked already': 'Esta copia de seguridad ya se está comprobando',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'Solo se pueden eliminar las copias de seguridad subidas; las demás se eliminan según su antigüedad',
  'This request no longer exists': 'Esta solicitud ya no existe',
  'This request has already been dealt with': 'Esta solicitud ya se ha atendido',
  'You entered this request. Another administrator confirms it.':
    'Has registrado tú esta solicitud. La confirma otra persona de la administración.',
  'The same request is already waiting for another administrator':
    'La misma solicitud ya está a la espera de otra persona de la administración',
  'This member no longer exists': 'Este miembro ya no existe',
  'This is an administrator. Make them a member first, or ask them to use their settings.':
    'Esta persona tiene permisos de administrador. Retíraselos antes o pídele que use sus ajustes.',
  'This applicant has become a member. Open their page under Members instead.':
    'Esta persona ya es miembro. Abre su página en Miembros.',
  'This request is not about a copy of data': 'Esta solicitud no se refiere a una copia de datos',
  'The copy can be downloaded for {0} days after the request was confirmed':
    'La copia se puede descargar durante los {0} días siguientes a la confirmación de la solicitud',
  'This person has been erased in the meantime': 'Los datos de esta persona se han borrado entretanto',
  'These days are yet to come': 'Estos días aún no han llegado',
  'Choose an earlier day': 'Elige un día anterior',
  'Only the two whose office moves can confirm this': 'Solo pueden confirmarlo las dos personas del traspaso',
  'Another administrator has to approve this': 'Tiene que aprobarlo otra persona de la administración',
  'This handover is over already': 'Este traspaso ya ha terminado',
  'This handover does not exist': 'Este traspaso no existe',
  'Only administrators see what others look after': 'Solo la administración ve de qué se ocupan los demás',
  'This member has no role to hand over': 'Este miembro no tiene ningún rol que traspasar',
  'Choose today or a later day': 'Elige hoy o un día posterior',
  'Choose a day within a year': 'Elige un día dentro del próximo año',
  'Only an active member can take over': 'Solo un miembro activo puede asumir el cargo',
  'The role {0} ends before this day. Choose an earlier one, or give the role for longer first.':
    'El rol «{0}» termina antes de ese día. Elige un día anterior o prolonga primero el rol.',
  'This office is being handed over already. Cancel that handover first.':
    'Este cargo ya se está traspasando. Cancela antes ese traspaso.',
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
  "The {0} of “{1}” couldn't be copied from {2}. {3}":
    'No se ha podido copiar de {2} una imagen de «{1}» ({0}). {3}',
  'There is no such objection': 'Esa reclamación no existe',
  'Someone has already answered this objection': 'Alguien ya ha respondido a esta reclamación',
  'You made this decision. Another administrator answers the objection to it.':
    'Tomaste tú esta decisión. A la reclamación responde otra persona de la administración.',
  'This member has a role that you do not have. Ask an administrator to answer.':
    'Este miembro tiene un rol que tú no tienes. Pide a la administración que responda.',
  'Write what the member should know': 'Escribe lo que el miembro debe saber',
  'This no longer exists': 'Esto ya no existe',
  'Someone has already decided on this post': 'Alguien ya ha decidido sobre esta publicación',
  "This action isn't available for this type of content":
    'Esta acción no está disponible para este tipo de contenido',
  'This member can no longer be contacted': 'Ya no es posible contactar con este miembro',
  'This member has no posts on the feed': 'Este miembro no tiene publicaciones en las novedades',
  'This account is already deactivated': 'Esta cuenta ya está desactivada',
  'There can be {0} services. Remove one first.': 'Puede haber {0} servicios. Quita uno primero.',
  'This service was removed': 'Este servicio se ha retirado',
  'Nothing answers there. Check the address for typing errors.':
    'No hay respuesta en esa dirección. Comprueba que esté bien escrita.',
  'What answers there is not this service. Copy the issuer from its settings exactly, character by character.':
    'Lo que responde en esa dirección no es este servicio. Copia el emisor de su configuración tal cual, carácter por carácter.',
  'This is taken by another service': 'Ya lo usa otro servicio',
  'This report does not exist': 'Esta denuncia no existe',
  'Someone has already decided on this report': 'Alguien ya ha decidido sobre esta denuncia',
  'This community is already set up and has an administrator. Sign in, or ask them to make you an administrator.':
    'Esta comunidad ya está configurada y tiene un administrador. Inicia sesión o pide permisos de administrador.',
  'This setup address has expired. Restart the server and look for a new one in its log.':
    'Esta dirección de configuración ha caducado. Reinicia el servidor y busca una nueva en su registro.',
  'This setup address is not valid. Use the latest one from the server log.':
    'Esta dirección de configuración no es válida. Usa la más reciente del registro del servidor.',
  'There is already an account with this email address. Use another one; you can make that member an administrator later.':
    'Ya hay una cuenta con esta dirección de correo. Usa otra; más adelante podrás dar a ese miembro permisos de administrador.',
  'No member matches': 'No coincide ningún miembro',
  'This matches more than {0} members. Narrow the search or the filter.':
    'Coinciden más de {0} miembros. Acota la búsqueda o el filtro.',
  'This cannot be undone': 'Esto no se puede deshacer',
  'All of these emails have gone out': 'Todos estos correos ya se han enviado',
  'This action does not exist, or was deleted after 30 days':
    'Esta acción no existe o se eliminó al cabo de 30 días',
  'This member has not joined yet. Change the address in the form below.':
    'Este miembro aún no se ha unido. Cambia la dirección en el formulario de abajo.',
  'This account is deactivated. Activate it first.': 'Esta cuenta está desactivada. Actívala primero.',
  'The address of an administrator cannot be changed. Make them a member first.':
    'No se puede cambiar la dirección de alguien con permisos de administrador. Retíraselos antes.',
  'This member does not exist': 'Este miembro no existe',
  'There is nothing to send: this member has confirmed their address, or is deactivated':
    'No hay nada que enviar: este miembro ha confirmado su dirección o tiene la cuenta desactivada',
  'This member has not joined yet. Send the invitation again instead.':
    'Este miembro aún no se ha unido. Vuelve a enviarle la invitación.',
  'This member has joined. Use “Change address” instead.':
    'Este miembro ya se ha unido. Usa «Cambiar dirección».',
  'Another member has this email address': 'Otro miembro tiene esta dirección de correo',
  'Another member has this membership number': 'Otro miembro tiene este número de miembro',
  'Choose two different accounts': 'Elige dos cuentas distintas',
  'You cannot merge your own account into another one': 'No puedes fusionar tu propia cuenta con otra',
  'An administrator cannot be merged. Change the role first.':
    'La cuenta de un administrador no se puede fusionar. Cambia antes el rol.',
  'Someone with a role cannot be merged. End the role first.':
    'La cuenta de alguien con un rol no se puede fusionar. Retira antes el rol.',
  'Keep the account that has joined, and merge the other one into it':
    'Conserva la cuenta que ya se ha unido y fusiona la otra con ella',
  'Two-step sign-in of an administrator can only be turned off by themselves, or by who runs the server.':
    'El inicio de sesión en dos pasos de un administrador solo puede desactivarlo esa misma persona o quien gestiona el servidor.',
  'This member has no two-step sign-in': 'Este miembro no tiene activado el inicio de sesión en dos pasos',
  'Only an active member can become an administrator':
    'Solo un miembro activo puede recibir permisos de administrador',
  'The last active administrator cannot be demoted. Make someone else administrator first.':
    'Nadie más con la cuenta activa tiene permisos de administrador. Dáselos antes a otra persona.',
  'This member has a role that you do not have. Ask an administrator to do this.':
    'Este miembro tiene un rol que tú no tienes. Pide a la administración que lo haga.',
  'This member was suspended by a decision. Ask a moderator to end it.':
    'La suspensión de este miembro se debe a una decisión. Pide a moderación que le ponga fin.',
  'You cannot deactivate yourself': 'No puedes desactivar tu propia cuenta',
  'The last active administrator cannot be deactivated':
    'No se puede desactivar la última cuenta de administrador activa',
  'This member has not joined yet. They become active when they open the link in their invitation.':
    'Este miembro aún no se ha unido. Su cuenta se activa cuando abra el enlace de su invitación.',
  'There is already an account with this email address': 'Ya hay una cuenta con esta dirección de correo',
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'Tu reclamación se ha respondido y la respuesta es definitiva. No puedes reclamar de nuevo.',
  'You have already objected to this decision.': 'Ya has reclamado contra esta decisión.',
  'You can object within {0} days of a decision.':
    'Puedes reclamar en los {0} días siguientes a una decisión.',
  'There is no such decision': 'Esa decisión no existe',
  'This member’s role does not cover this': 'El rol de este miembro no lo abarca',
  'Waiting for a decision: {0}{1}.': 'A la espera de una decisión: {0}{1}.',
  'This message does not exist': 'Este mensaje no existe',
  'A message can be changed for {0} minutes': 'Un mensaje se puede editar durante {0} minutos',
  'This member is not available': 'Este miembro no está disponible',
  'You can send pictures once they have replied': 'Podrás enviar imágenes cuando te haya respondido',
  'You cannot write to yourself': 'No puedes enviarte mensajes',
  'You have written to {0} new people in 24 hours. Please come back later.':
    'Has escrito a {0} personas nuevas en 24 horas. Vuelve más tarde.',
  'Message deleted': 'Mensaje eliminado',
  'Please confirm your email address first. Until then you can write to people you know.':
    'Confirma antes tu dirección de correo. Hasta entonces puedes escribir a las personas que conoces.',
  'Waiting for a reply. You can write again once they answer or accept.':
    'A la espera de respuesta. Podrás volver a escribir cuando te responda o acepte.',
  'A text can mention at most {0} members and businesses':
    'Un texto puede mencionar {0} miembros y empresas como máximo',
  'This notification no longer exists': 'Esta notificación ya no existe',
  'This link is not valid': 'Este enlace no es válido',
  'The weekly digest': 'El resumen semanal',
  'Only the owner can see these numbers': 'Solo el titular puede ver estas cifras',
  'Owner not found': 'No se ha encontrado al titular',
  'Only the owner may edit this business': 'Solo el titular puede editar esta empresa',
  'A member can list {0} businesses': 'Un miembro puede tener {0} empresas en el directorio',
  'This is your own business': 'Esta es tu propia empresa',
  'Business not found': 'Empresa no encontrada',
  'No web address is available for this name. Try a different name.':
    'No hay ninguna dirección web disponible para este nombre. Prueba con otro nombre.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'La administración ha retirado esta empresa del directorio. Escríbele para recuperarla.',
  'Only the owner may publish this business': 'Solo el titular puede publicar esta empresa',
  'You cannot review this business': 'No puedes escribir una reseña de esta empresa',
  'This review no longer exists': 'Esta reseña ya no existe',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'Ya has escrito una reseña de esta empresa. Envíala de nuevo para sustituirla.',
  'You can’t review a business you own or work for':
    'No puedes escribir una reseña de una empresa tuya o en la que trabajas',
  'Only the owner can reply to reviews': 'Solo el titular puede responder a las reseñas',
  'This is your own review': 'Esta es tu propia reseña',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'Puedes escribir reseñas de {0} empresas al día. Vuelve mañana.',
  'Only the owner may change the team': 'Solo el titular puede cambiar el equipo',
  'This person is not on the team': 'Esta persona no está en el equipo',
  'This member is already on the team or invited':
    'Este miembro ya está en el equipo o ya tiene una invitación',
  'You are already on this team': 'Ya estás en este equipo',
  'Only the invited member can respond': 'Solo puede responder el miembro que recibió la invitación',
  'A team can have at most {0} members': 'Un equipo puede tener {0} miembros como máximo',
  'Only the owner can manage the team': 'Solo el titular puede gestionar el equipo',
  'You have answered this application already': 'Ya has respondido a esta postulación',
  'Your application has been answered already': 'Tu postulación ya ha recibido respuesta',
  'This opportunity no longer exists': 'Esta oportunidad ya no existe',
  'This opportunity is closed': 'Esta oportunidad está cerrada',
  'You cannot apply to your own opportunity': 'No puedes postularte a tu propia oportunidad',
  'Only the poster can close this opportunity': 'Solo quien publicó esta oportunidad puede cerrarla',
  'Only the poster can edit this opportunity': 'Solo quien publicó esta oportunidad puede editarla',
  'You can save {0} searches. Delete one of them first.':
    'Puedes guardar {0} búsquedas. Elimina una de ellas primero.',
  'This search is no longer saved': 'Esta búsqueda ya no está guardada',
  "You can't change this order from {0} to {1}":
    'No puedes cambiar el estado de este pedido de «{0}» a «{1}»',
  'You can only send a quote for a pending quote request':
    'Solo puedes enviar un presupuesto si hay una solicitud de presupuesto pendiente',
  'This order does not exist': 'Este pedido no existe',
  'Only a pending order can be cancelled, by the member who placed it':
    'Solo se puede cancelar un pedido pendiente, y solo puede hacerlo el miembro que lo hizo',
  'There is no open quote for this order': 'No hay ningún presupuesto pendiente para este pedido',
  'This service does not exist': 'Este servicio no existe',
  'This service cannot be ordered at the moment': 'Este servicio no se puede pedir en este momento',
  'This referral does not exist': 'Esta referencia no existe',
  'Only a completed referral has an outcome': 'Solo una referencia completada tiene resultado',
  'Only another member of this referral can do this': 'Solo puede hacerlo otro miembro de esta referencia',
  'This referral was just updated. Reload the page to see it.':
    'Esta referencia se acaba de actualizar. Recarga la página para verla.',
  'You cannot refer to yourself': 'No puedes enviarte una referencia',
  'This member isn’t accepting referrals': 'Este miembro no acepta referencias',
  'You have an open referral to this member': 'Tienes una referencia abierta para este miembro',
  'Your last referral to this member ended less than {0} days ago':
    'Tu última referencia para este miembro terminó hace menos de {0} días',
  'To refer members, first add what you offer or what you’re looking for to your profile':
    'Para enviar referencias, añade antes a tu perfil qué ofreces o qué buscas',
  'You have sent {0} referrals in 24 hours': 'Has enviado {0} referencias en 24 horas',
  'A member cannot be introduced to themselves': 'No se puede presentar a un miembro a sí mismo',
  'You can only introduce your own connections': 'Solo puedes presentar a tus propios contactos',
  'These two cannot be introduced to each other': 'No se puede presentar a estos dos miembros entre sí',
  'Members have ordered this service, so it can only be taken off offer.':
    'Hay miembros que han pedido este servicio, así que solo se puede retirar de la oferta.',
  'There can be {0} services. Change one that you no longer offer.':
    'Puede haber {0} servicios. Modifica uno que ya no ofrezcas.',
  'This picture no longer exists. Please upload it again.': 'Esta imagen ya no existe. Vuelve a subirla.',
  'The picture {0} no longer exists. Please upload it again.':
    'La imagen {0} ya no existe. Vuelve a subirla.',
  'Please confirm your email address first. You can have the link sent again in your settings.':
    'Confirma antes tu dirección de correo. En tus ajustes puedes pedir que te enviemos de nuevo el enlace.',
  'This page link is not valid': 'Este enlace de página no es válido',
  'Your membership has ended, so you can read but not publish. Contact the administrators to renew it.':
    'Tu membresía ha terminado, así que puedes leer, pero no publicar. Contacta con la administración para renovarla.',
  'Someone else changed this meanwhile{0}. Save again to replace it.':
    'Otra persona ha cambiado esto entretanto{0}. Guarda de nuevo para sustituirlo.',
  'Someone else changed the same fields meanwhile. Nothing was saved.':
    'Otra persona ha cambiado los mismos campos entretanto. No se ha guardado nada.',
  "Someone else changed this while you were editing, so your changes weren't saved.":
    'Otra persona ha cambiado esto mientras lo editabas, así que tus cambios no se han guardado.',
  'This part of the site is turned off': 'Esta parte del sitio está desactivada',
  'Please confirm your password first': 'Confirma antes tu contraseña',
  'Something went wrong': 'Algo ha fallado',
  'Invalid input': 'Datos no válidos',
  'One of the values is too large or too small': 'Uno de los valores es demasiado grande o demasiado pequeño',
  'An item like this already exists': 'Ya existe un elemento igual',
  'A linked item no longer exists. Reload the page and try again.':
    'Un elemento vinculado ya no existe. Recarga la página y vuelve a intentarlo.',
  'This is not part of your role': 'Esto no forma parte de tu rol',
  'Your role takes two-step sign-in. Turn it on in Settings, under Security.':
    'Tu rol exige el inicio de sesión en dos pasos. Actívalo en Ajustes, en Seguridad.',
  'Not authenticated': 'No has iniciado sesión',
  'Please enter the code of your second factor.': 'Escribe el código de tu segundo paso.',
  'Too many requests. Please wait a moment and try again.':
    'Demasiadas solicitudes. Espera un momento y vuelve a intentarlo.',
  'You’re posting too quickly. Please try again later.':
    'Estás publicando demasiado rápido. Vuelve a intentarlo más tarde.',
  'New members can post five times on their first day. Please come back tomorrow.':
    'Los nuevos miembros pueden publicar cinco veces el primer día. Vuelve mañana.',
  'You’ve placed several orders in a short time. Please try again later.':
    'Has hecho varios pedidos en poco tiempo. Vuelve a intentarlo más tarde.',
  'You’re sending messages too quickly. Please try again later.':
    'Estás enviando mensajes demasiado rápido. Vuelve a intentarlo más tarde.',
  'You can post ten opportunities a day.': 'Puedes publicar diez oportunidades al día.',
  'You can create 100 events a day.': 'Puedes crear 100 eventos al día.',
  'You can create 20 chapters a day.': 'Puedes crear 20 grupos al día.',
  'You’ve asked for several seats in a short time. Please try again later.':
    'Has pedido varias plazas en poco tiempo. Vuelve a intentarlo más tarde.',
  'Several emails were sent to this address. Please try again later.':
    'Se han enviado varios correos a esta dirección. Vuelve a intentarlo más tarde.',
  'You can export your data five times an hour.': 'Puedes exportar tus datos cinco veces por hora.',
  'You can create up to six backups an hour. Please try again later.':
    'Puedes crear hasta seis copias de seguridad por hora. Vuelve a intentarlo más tarde.',
  'You can export up to six times an hour. Please try again later.':
    'Puedes exportar hasta seis veces por hora. Vuelve a intentarlo más tarde.',
  'You can restore up to three times an hour. Please try again later.':
    'Puedes restaurar hasta tres veces por hora. Vuelve a intentarlo más tarde.',
  'You can download up to five backups a minute. Please try again later.':
    'Puedes descargar hasta cinco copias de seguridad por minuto. Vuelve a intentarlo más tarde.',
  'You can upload up to ten backups an hour. Please try again later.':
    'Puedes subir hasta diez copias de seguridad por hora. Vuelve a intentarlo más tarde.',
  'Too many pages are open at once. Please close some.':
    'Hay demasiadas páginas abiertas a la vez. Cierra algunas.',
  'You cannot block yourself': 'No puedes bloquearte',
  'Only the other member can do this': 'Solo puede hacerlo el otro miembro',
  'This request or connection was just updated. Reload the page to see it.':
    'Esta solicitud o este contacto se acaba de actualizar. Recarga la página para verlo.',
  'You cannot dismiss yourself': 'No puedes descartarte',
  'You cannot connect with yourself': 'No puedes conectar contigo',
  'You have sent {0} requests in 24 hours.': 'Has enviado {0} solicitudes en 24 horas.',
  'You have {0} pending requests. Withdraw one or wait for replies.':
    'Tienes {0} solicitudes pendientes. Retira una o espera las respuestas.',
  '{0} You can send another one after {1}.': '{0} Podrás enviar otra a partir del {1}.',
  'You withdrew a request to this member. You can send another from {0}.':
    'Retiraste una solicitud a este miembro. Podrás enviar otra a partir del {0}.',
  'Your profile no longer says this. Reload the page to see what you look for now.':
    'Tu perfil ya no dice esto. Recarga la página para ver qué buscas ahora.',
  'You cannot report yourself': 'No puedes denunciarte',
  'The requested profile could not be found.': 'No se ha encontrado el perfil solicitado.',
  'Your profile no longer says this. Reload the page to see how it is read now.':
    'Tu perfil ya no dice esto. Recarga la página para ver cómo lo leemos ahora.',
  'What you rule out can only be left out': 'Lo que descartas solo se puede omitir',
  'There is no such article': 'Ese artículo no existe',
  'Choose a member of the community': 'Elige un miembro de la comunidad',
  'An article can show at most {0} pictures': 'Un artículo puede mostrar {0} imágenes como máximo',
  'Only administrators can write articles': 'Solo la administración puede escribir artículos',
  "The article you're looking for doesn't exist.": 'El artículo que buscas no existe.',
  'This post no longer exists': 'Esta publicación ya no existe',
  'Only the author can delete this comment': 'Solo quien escribió este comentario puede eliminarlo',
  'You cannot report your own comment': 'No puedes denunciar tu propio comentario',
  'This comment no longer exists': 'Este comentario ya no existe',
  'Only the author can delete this post': 'Solo quien escribió esta publicación puede eliminarla',
  'You cannot report your own post': 'No puedes denunciar tu propia publicación',
  'A post can be edited for {0} minutes': 'Una publicación se puede editar durante {0} minutos',
  'Only the author may edit this post': 'Solo quien escribió esta publicación puede editarla',
  'On your first day a post can have at most {0} links':
    'El primer día, una publicación puede tener {0} enlaces como máximo',
  'Please sign in to shorten addresses': 'Inicia sesión para acortar direcciones',
  'This address was taken down': 'Esta dirección se ha retirado',
  'There is no such short link': 'Ese enlace corto no existe',
  'This short link has already been taken down': 'Este enlace corto ya se ha retirado',
  'Enter a valid web address': 'Escribe una dirección web válida',
  'Only addresses starting with http:// or https:// can be shortened':
    'Solo se pueden acortar direcciones que empiecen por http:// o https://',
  "Links that contain a username or password can't be shortened":
    'No se pueden acortar enlaces que contengan un nombre de usuario o una contraseña',
  "Links to this site don't need to be shortened": 'No hace falta acortar los enlaces a este sitio',
  'Addresses inside a private network cannot be shortened':
    'No se pueden acortar direcciones de una red privada',
  'Addresses of this site cannot be shortened here':
    'Las direcciones de este sitio no se pueden acortar aquí',
  'Links can have up to {0} characters': 'Los enlaces pueden tener hasta {0} caracteres',
  'we received your quote request': 'hemos recibido tu solicitud de presupuesto',
  'we received your order': 'hemos recibido tu pedido',
  'your quote of {0} is ready to accept or decline':
    'tu presupuesto de {0} está listo para que lo aceptes o lo rechaces',
  'you accepted the quote of {0}, so work can begin':
    'has aceptado el presupuesto de {0}, así que el trabajo puede empezar',
  'you declined the quote, so the order is cancelled':
    'has rechazado el presupuesto, así que el pedido se ha cancelado',
  'your order is now pending': 'tu pedido está ahora pendiente',
  'your order is now in progress': 'tu pedido está ahora en curso',
  'your order is now completed': 'tu pedido se ha completado',
  'your order is now cancelled': 'tu pedido se ha cancelado',
  'our team wrote: {0}': 'nuestro equipo ha escrito: {0}',
  'Message deleted with the account': 'Mensaje eliminado con la cuenta',
  'There is no such page': 'Esta página no existe',
  'Another page already has this address': 'Otra página ya tiene esta dirección',
  'A community can have at most {0} pages': 'Una comunidad puede tener como máximo {0} páginas',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'Esta página se ha publicado. Retírala en su lugar: sus versiones se conservan.',
  'Someone else has changed this page since you opened it':
    'Otra persona ha cambiado esta página desde que la abriste',
  "You can't change a page's address after it's published":
    'No se puede cambiar la dirección de una página publicada',
  'There is no such version of this page': 'No existe esa versión de la página',
  'Choose one of the languages of this community': 'Elige uno de los idiomas de esta comunidad',
  paused: 'suspendida',
  deactivated: 'desactivada',
  'paused. You can sign in again on {0}': 'suspendida. Podrás volver a iniciar sesión el {0}',
  ' to “{0}”': ' (ahora «{0}»)',
  pending: 'pendiente',
  'in progress': 'en curso',
  completed: 'completado',
  cancelled: 'cancelado',
  members: 'miembros',
  businesses: 'empresas',
  logo: 'logotipo',
  'cover image': 'imagen de portada',
  picture: 'imagen',
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
  ' and {0} more': ' y {0} más',
};
