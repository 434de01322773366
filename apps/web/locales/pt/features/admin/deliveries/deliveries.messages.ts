import type { deliveriesMessages as english } from '#src/features/admin/deliveries/deliveries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const deliveriesMessages: Translation<typeof english> = {
  title: 'Envios com falha',
  failed: 'Não foi possível carregar os envios',
  none: 'Nenhum envio foi abandonado.',
  retried: (count) =>
    plural(count, {
      one: `Ainda estamos tentando enviar ${number(count)} e-mail.`,
      other: `Ainda estamos tentando enviar ${number(count)} e-mails.`,
    }),
  truncated: (shown, total) => `Os ${number(shown)} mais recentes de ${number(total)}.`,
  abandoned: 'abandonado',
  retry: 'Enviar de novo',
  retryLabel: (title) => `Enviar de novo: ${title}`,
  retryAll: (count) => `Enviar todos de novo (${number(count)})`,
  queued: (count) => ({
    title: 'De volta à fila',
    description: plural(count, {
      one: `${number(count)} envio na fila.`,
      other: `${number(count)} envios na fila.`,
    }),
  }),
  channels: { mail: 'E-mail', crm: 'CRM', webhook: 'Webhook' },
  noReason: 'Nenhum motivo informado',
  attempts: (count) => `${number(count)} ${plural(count, { one: 'tentativa', other: 'tentativas' })}`,
};
