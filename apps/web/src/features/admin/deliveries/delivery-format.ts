import type { FailedDelivery } from './deliveries.hooks.ts';
import { deliveriesMessages as messages } from './deliveries.messages.ts';

/** A readable topic: 'notification', 'referral created'. */
const readable = (topic: string) => topic.replace(/^mail\./, '').replaceAll(/[._]/g, ' ');

/** What was not delivered, such as 'CRM: referral created, Ana Duarte'. */
export const deliveryTitle = ({ channel, topic, member }: FailedDelivery): string =>
  `${messages.channels[channel]}: ${readable(topic)}${member ? `, ${member.name}` : ''}`;

export const deliveryReason = ({ attempts, reason }: FailedDelivery): string =>
  `${reason ?? messages.noReason} (${messages.attempts(attempts)})`;
