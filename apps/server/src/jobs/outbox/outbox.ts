import { loadCatalog } from '../../locale/catalogs.ts';
import { z } from 'zod';
import { ACCOUNT_DELETED, type Logger, type Services, composeMail, recordBounce } from '@guildhall/api';
import { type Database, withTransaction } from '@guildhall/db';
import type { OutboundConfig } from '../../config/outbound.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { createCrm } from './crm.ts';
import { recordOutcome, sendToCrm } from './crm-event.ts';
import { DeliveryError } from './delivery-error.ts';
import { createMailer } from './mailer.ts';
import { type ClaimedEvent, claim, findChannel, finish, postpone } from './outbox-store.ts';
import { sendWebhook } from './webhook.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Backoff after each failed attempt; after the eighth the delivery is abandoned. */
export const BACKOFF_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];
export const ATTEMPTS = BACKOFF_MS.length + 1;

const Former = z.union([
  z.object({ formerMemberId: z.int() }).transform(({ formerMemberId }) => `${formerMemberId}` as const),
  z
    .object({ formerApplicantId: z.int() })
    .transform(({ formerApplicantId }) => `a${formerApplicantId}` as const),
]);

export type OutboxTimings = {
  /** Timeout of one outbound call. */
  timeoutMs?: number;
  backoffMs?: number[];
  breakerMs?: number;
};

export type OutboxOptions = OutboxTimings & {
  db: Database;
  log: Logger;
  services: Pick<Services, 'config' | 'signer' | 'community'>;
  outbound: OutboundConfig;
  /** Folder of the mail files, for installations without a mail server. */
  mailFolder: string;
};

export type Outbox = {
  /** Attempts one delivery; afterwards the event is sent, scheduled for a retry, or abandoned. */
  deliver: (id: string) => Promise<void>;
  /** Removes mail files past their retention. */
  purgeMails: () => Promise<void>;
  close: () => void;
};

/** The transactional outbox: all outbound mails, webhooks and CRM calls go through here. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, log, services, outbound, mailFolder } = options;
  const { timeoutMs = 5 * SECOND, backoffMs = BACKOFF_MS, breakerMs = 30 * SECOND } = options;
  const mailer = createMailer(outbound, mailFolder, timeoutMs);
  const crm = outbound.crm && createCrm(outbound.crm, timeoutMs);
  const breakers: Record<ClaimedEvent['channel'], Breaker> = {
    mail: createBreaker(breakerMs),
    crm: createBreaker(breakerMs),
    webhook: createBreaker(breakerMs),
  };

  /** False: there is no longer anything to send. */
  async function attempt(event: ClaimedEvent): Promise<boolean> {
    if (event.channel === 'mail') {
      const { locales } = await services.community.get();
      await Promise.all(locales.map(loadCatalog));
      const mail = await composeMail(db, services, event);
      if (mail) await mailer.send(event.id, mail);
      const leaver = event.topic === ACCOUNT_DELETED ? Former.safeParse(event.payload) : undefined;
      if (leaver?.success) await mailer.forget(leaver.data);
      return mail !== null;
    }
    if (event.channel === 'crm')
      return crm !== null && outbound.crm !== null && sendToCrm(db, crm, outbound.crm, event);
    if (outbound.webhook === null) return false;
    await sendWebhook(outbound.webhook, event, timeoutMs);
    return true;
  }

  async function settle(event: ClaimedEvent, isSent: boolean): Promise<void> {
    await withTransaction(db, async (trx) => {
      const transport = isSent && event.channel === 'mail' ? mailer.transport : null;
      await finish(trx, event.id, isSent ? 'sent' : 'dropped', { transport });
      if (isSent && event.channel === 'crm') await recordOutcome(trx, event, 'sent');
    });
  }

  async function fail(event: ClaimedEvent, error: DeliveryError): Promise<void> {
    const details = { event: event.id, topic: event.topic, attempt: event.attempts, reason: error.message };
    const backoff = backoffMs[event.attempts - 1];
    if (backoff === undefined || error.isFinal) {
      log.error(details, 'delivery abandoned');
      await withTransaction(db, async (trx) => {
        await finish(trx, event.id, 'failed', { lastError: error.message });
        const { bouncedAddress: address, message: reason } = error;
        if (address !== undefined && event.userId !== null)
          await recordBounce(trx, event.userId, { address, reason });
        if (event.channel === 'crm') await recordOutcome(trx, event, 'failed');
      });
      return;
    }
    log.warn(details, 'delivery failed, will retry');
    const delayMs = Math.max(backoff * (0.9 + 0.2 * Math.random()), error.retryAfterMs ?? 0);
    await postpone(db, event.id, { delayMs, lastError: error.message });
  }

  return {
    async deliver(id) {
      const known = await findChannel(db, id);
      if (!known) return;
      const breaker = breakers[known.channel];
      const waitMs = breaker.waitMs();
      if (waitMs > 0) return postpone(db, id, { delayMs: waitMs });
      const event = await claim(db, id);
      if (!event) return;
      try {
        const isSent = await attempt(event);
        if (isSent) breaker.succeeded();
        await settle(event, isSent);
      } catch (error) {
        if (!(error instanceof DeliveryError)) {
          log.error({ err: error, event: id }, 'event could not be prepared');
          return fail(event, new DeliveryError('It could not be prepared'));
        }
        // A permanently rejected mail does not mean that the server is down.
        if (!error.isFinal) breaker.failed();
        await fail(event, error);
      }
    },
    purgeMails: () => mailer.purge(),
    close: () => mailer.close(),
  };
}
