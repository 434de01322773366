import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const accounts: Sentences = {
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
  'Choose one of the languages of this community': 'Elige uno de los idiomas de esta comunidad',
  paused: 'suspendida',
  deactivated: 'desactivada',
  'paused. You can sign in again on {0}': 'suspendida. Podrás volver a iniciar sesión el {0}',
};
