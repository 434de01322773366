import type { deliveriesMessages as english } from '#src/features/admin/deliveries/deliveries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const deliveriesMessages: Translation<typeof english> = {
  title: 'Envíos fallidos',
  failed: 'No se han podido cargar los envíos',
  none: 'No se ha abandonado ningún envío.',
  retried: (count) =>
    plural(count, {
      one: 'Aún se está intentando enviar 1 correo.',
      other: `Aún se están intentando enviar ${number(count)} correos.`,
    }),
  truncated: (shown, total) => `Los ${number(shown)} más recientes de ${number(total)}.`,
  abandoned: 'abandonado',
  retry: 'Enviar de nuevo',
  retryLabel: (title) => `Enviar de nuevo: ${title}`,
  retryAll: (count) => `Enviar los ${number(count)} de nuevo`,
  queued: (count) => ({
    title: 'De nuevo en cola',
    description: plural(count, { one: '1 envío en cola.', other: `${number(count)} envíos en cola.` }),
  }),
  channels: { mail: 'Correo electrónico', crm: 'CRM', webhook: 'Webhook' },
  noReason: 'Sin motivo indicado',
  attempts: (count) => plural(count, { one: '1 intento', other: `${number(count)} intentos` }),
};
