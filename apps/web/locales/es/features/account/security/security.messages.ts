import type { securityMessages as english } from '#src/features/account/security/security.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const securityMessages: Translation<typeof english> = {
  title: 'Seguridad',
  description:
    'Con el inicio de sesión en dos pasos, una contraseña robada no basta para entrar en tu cuenta.',
  failed: 'No se ha podido cargar el estado del inicio de sesión en dos pasos',
  name: 'Inicio de sesión en dos pasos',
  states: { on: 'activado', off: 'desactivado' },
  since: (date) =>
    `Desde el ${date}, para iniciar sesión hacen falta tu contraseña y un código de tu aplicación de autenticación.`,
  without: 'Tu contraseña basta para iniciar sesión.',
  codesLeft: (count) =>
    count === 0
      ? 'No te queda ningún código de recuperación'
      : plural(count, {
          one: 'Te queda 1 código de recuperación',
          other: `Te quedan ${count} códigos de recuperación`,
        }),
  password: 'Tu contraseña',
  setUp: {
    open: 'Activar el inicio de sesión en dos pasos',
    text: 'Necesitas una aplicación de autenticación en tu teléfono, como la que incluye su gestor de contraseñas.',
    next: 'Continuar',
    scan: 'Escanea este código con tu aplicación de autenticación.',
    qr: 'Código QR para tu aplicación de autenticación',
    key: 'O escribe esta clave en la aplicación:',
    openApp: 'Abrir en una aplicación de este dispositivo',
    code: 'Código que muestra ahora la aplicación',
    hint: 'Seis cifras',
    submit: 'Activar',
  },
  codes: {
    title: 'Guarda tus códigos de recuperación',
    text: 'Si pierdes el teléfono, cada uno de estos códigos te permite iniciar sesión una vez. No podemos volver a mostrarlos: imprímelos o guárdalos donde guardas tus contraseñas.',
    label: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: { title: 'Códigos de recuperación copiados' },
    notCopied: {
      title: 'Error',
      description: 'No se han podido copiar los códigos. Selecciónalos y cópialos a mano.',
      destructive: true,
    },
    download: 'Descargar',
    print: 'Imprimir',
    done: 'Ya los he guardado',
    file: (site, codes) =>
      `Códigos de recuperación de tu cuenta de ${site}\nCada uno sirve una sola vez.\n\n${codes.join('\n')}\n`,
  },
  newCodes: {
    open: 'Nuevos códigos de recuperación',
    text: 'Recibirás diez códigos de recuperación nuevos. Los que tienes ahora dejarán de funcionar.',
    submit: 'Crear códigos nuevos',
  },
  end: {
    open: 'Desactivar',
    title: '¿Desactivar el inicio de sesión en dos pasos?',
    text: 'Cualquiera que sepa tu contraseña podrá iniciar sesión. Tus códigos de recuperación dejarán de funcionar.',
    submit: 'Desactivar',
    done: { title: 'Inicio de sesión en dos pasos desactivado' },
  },
  events: {
    title: 'Actividad reciente',
    failed: 'No se ha podido cargar el registro de seguridad',
    empty:
      'Nada todavía. Aquí aparecerán los inicios de sesión en dispositivos nuevos y los cambios en el inicio de sesión en dos pasos y en las llaves de acceso.',
    network: (network) => `red ${network}`,
    kinds: {
      new_device: 'Inicio de sesión en un dispositivo nuevo',
      provider_linked: 'Cuenta de otro servicio vinculada',
      provider_unlinked: 'Cuenta de otro servicio desvinculada',
      provider_refused: 'Cuenta de otro servicio rechazada',
      factor_added: 'Inicio de sesión en dos pasos activado',
      factor_ended: 'Inicio de sesión en dos pasos desactivado',
      factor_reset: 'Inicio de sesión en dos pasos desactivado por la administración',
      recovery_code_used: 'Inicio de sesión con un código de recuperación',
      recovery_codes_renewed: 'Nuevos códigos de recuperación creados',
      passkey_added: 'Llave de acceso añadida',
      passkey_removed: 'Llave de acceso quitada',
      passkey_counter: 'Se ha usado una llave de acceso que podría haberse copiado',
    },
  },
};
