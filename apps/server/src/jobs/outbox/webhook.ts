import { createHmac } from 'node:crypto';
import type { WebhookConfig } from '../../config/outbound.ts';
import { post } from './http-call.ts';
import type { ClaimedEvent } from './outbox-store.ts';

/** Posts an event with the headers of Standard Webhooks; `webhook-id` stays the same on every attempt. */
export async function sendWebhook(
  { url, secret }: WebhookConfig,
  event: ClaimedEvent,
  timeoutMs: number,
): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({
    type: event.topic,
    timestamp: event.createdAt.toISOString(),
    data: event.payload,
  });
  const signature = createHmac('sha256', secret).update(`${event.id}.${timestamp}.${body}`).digest('base64');
  await post({
    url: new URL(url),
    headers: {
      'webhook-id': event.id,
      'webhook-timestamp': `${timestamp}`,
      'webhook-signature': `v1,${signature}`,
    },
    body,
    timeoutMs,
  });
}
