import { z } from 'zod';
import type { CrmConfig } from '../../config/outbound.ts';
import { DeliveryError } from './delivery-error.ts';
import { post } from './http-call.ts';

/** The version of the CRM's API. */
const VERSION = '2021-07-28';

export type Contact = {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  companyName?: string;
};

const Upserted = z.object({ contact: z.object({ id: z.string().min(1).max(200) }) });

/** The two CRM calls, in GoHighLevel's format. Both are idempotent. */
export function createCrm(config: CrmConfig, timeoutMs: number) {
  const call = (path: string, eventId: string, body: object) =>
    post({
      url: new URL(config.baseUrl + path),
      headers: {
        authorization: `Bearer ${config.token}`,
        version: VERSION,
        'idempotency-key': eventId,
      },
      body: JSON.stringify(body),
      timeoutMs,
    });

  return {
    /** Upserts the contact by email address and returns its CRM id. */
    async upsertContact(eventId: string, contact: Contact): Promise<string> {
      const answer = await call('/contacts/upsert', eventId, {
        locationId: config.locationId,
        source: 'Guildhall',
        ...contact,
      });
      const parsed = Upserted.safeParse(parseJson(answer));
      if (!parsed.success) throw new DeliveryError('The CRM answered without a contact');
      return parsed.data.contact.id;
    },

    async addToWorkflow(eventId: string, contactId: string, workflowId: string): Promise<void> {
      const path = `/contacts/${encodeURIComponent(contactId)}/workflow/${encodeURIComponent(workflowId)}`;
      await call(path, eventId, {});
    },
  };
}

export type Crm = ReturnType<typeof createCrm>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
