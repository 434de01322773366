import type { errorsMessages as english } from '#src/features/errors/errors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const errorsMessages: Translation<typeof english> = {
  notFound: {
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    text: 'No hay ninguna página en esta dirección. Quizá se haya movido o el enlace esté incompleto.',
    back: 'Ir a la página de inicio',
    directory: 'Explorar el directorio',
  },
  failed: {
    title: 'Algo ha salido mal',
    heading: 'No se ha podido cargar esta página',
    text: 'No es culpa tuya. Suele bastar con volver a intentarlo en un momento.',
  },
};
