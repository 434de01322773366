import type { deliveriesMessages as english } from '#src/features/admin/deliveries/deliveries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const deliveriesMessages: Translation<typeof english> = {
  title: 'Envois en échec',
  failed: 'Impossible de charger les envois',
  none: 'Aucun envoi n’a été abandonné.',
  retried: (count) =>
    plural(count, {
      one: `${number(count)} e-mail est encore en cours d’envoi.`,
      other: `${number(count)} e-mails sont encore en cours d’envoi.`,
    }),
  truncated: (shown, total) => `Les ${number(shown)} plus récents sur ${number(total)}.`,
  abandoned: 'abandon',
  retry: 'Renvoyer',
  retryLabel: (title) => `Renvoyer : ${title}`,
  retryAll: (count) => `Tout renvoyer (${number(count)})`,
  queued: (count) => ({
    title: 'De nouveau en file d’attente',
    description: plural(count, {
      one: `${number(count)} envoi remis en file d’attente.`,
      other: `${number(count)} envois remis en file d’attente.`,
    }),
  }),
  channels: { mail: 'E-mail', crm: 'CRM', webhook: 'Webhook' },
  noReason: 'Aucune raison indiquée',
  attempts: (count) => `${number(count)} ${plural(count, { one: 'tentative', other: 'tentatives' })}`,
};
