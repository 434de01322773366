import type { deliveriesMessages as english } from '#src/features/admin/deliveries/deliveries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const deliveriesMessages: Translation<typeof english> = {
  title: 'Fehlgeschlagene Zustellungen',
  failed: 'Die Zustellungen konnten nicht geladen werden',
  none: 'Keine Zustellung wurde aufgegeben.',
  retried: (count) =>
    plural(count, {
      one: 'Für 1 E-Mail laufen noch Zustellversuche.',
      other: `Für ${number(count)} E-Mails laufen noch Zustellversuche.`,
    }),
  truncated: (shown, total) => `Die neuesten ${number(shown)} von ${number(total)}.`,
  abandoned: 'aufgegeben',
  retry: 'Erneut senden',
  retryLabel: (title) => `Erneut senden: ${title}`,
  retryAll: (count) =>
    plural(count, { one: '1 erneut senden', other: `Alle ${number(count)} erneut senden` }),
  queued: (count) => ({
    title: 'Wieder in der Warteschlange',
    description: plural(count, {
      one: '1 Zustellung eingereiht.',
      other: `${number(count)} Zustellungen eingereiht.`,
    }),
  }),
  channels: { mail: 'E-Mail', crm: 'CRM', webhook: 'Webhook' },
  noReason: 'Kein Grund angegeben',
  attempts: (count) => plural(count, { one: '1 Versuch', other: `${number(count)} Versuche` }),
};
