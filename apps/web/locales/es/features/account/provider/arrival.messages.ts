import type { arrivalMessages as english } from '#src/features/account/provider/arrival.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const arrivalMessages: Translation<typeof english> = {
  title: (name) => `Iniciar sesión con ${name}`,
  busy: 'Un momento…',
  description: (name) => `Estamos comprobando la respuesta de ${name}.`,
  failed: 'No ha funcionado',
  nothing: 'Esta página se abre cuando otro servicio te devuelve aquí después de iniciar sesión en él.',
  secondFactor: 'Un paso más: introduce tu segundo código.',
  toSignIn: 'Iniciar sesión de otra forma',
  toSettings: 'Volver a Ajustes',
  service: 'otro servicio',
  linked: (name) => ({ title: 'Cuenta vinculada', description: `Ya puedes iniciar sesión con ${name}.` }),
  joined: (site) => ({ title: '¡Cuenta creada!', description: `Te damos la bienvenida a ${site}.` }),
};
