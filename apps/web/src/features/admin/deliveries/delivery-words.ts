import type { FailedDelivery } from './deliveries.hooks.ts';

const CHANNELS: Record<FailedDelivery['channel'], string> = {
  mail: 'Mail',
  crm: 'CRM',
  webhook: 'Webhook',
};

/** 'notification', 'referral created': a topic without the dots of machines. */
const plain = (topic: string) => topic.replace(/^mail\./, '').replaceAll(/[._]/g, ' ');

/** One line that says what did not arrive, such as 'CRM: referral created, Ana Duarte'. */
export const deliveryTitle = ({ channel, topic, member }: FailedDelivery): string =>
  `${CHANNELS[channel]}: ${plain(topic)}${member ? `, ${member.name}` : ''}`;

export const deliveryReason = ({ attempts, reason }: FailedDelivery): string =>
  `${reason ?? 'No reason was given'} (${attempts === 1 ? '1 attempt' : `${attempts} attempts`})`;
