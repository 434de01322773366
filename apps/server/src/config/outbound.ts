import { z } from 'zod';
import { address, choice, optionalText } from './fields.ts';

/** The external systems that the product sends to. Null: not configured, nothing is sent. */
export type OutboundConfig = {
  mail: {
    /** smtp:// or smtps:// URL with credentials; null: mails are written to files. */
    smtpUrl: string | null;
    /** Over smtp://, nothing is sent before STARTTLS has succeeded. */
    requiresTls: boolean;
    from: string;
  };
  crm: CrmConfig | null;
  webhook: WebhookConfig | null;
  embeddings: EmbeddingsConfig | null;
};

export type CrmConfig = {
  /** Without a trailing slash; no other host is ever called. */
  baseUrl: string;
  token: string;
  locationId: string;
  referralWorkflowId: string | null;
  orderWorkflowId: string | null;
};

export type WebhookConfig = {
  url: string;
  /** The signing key. */
  secret: Buffer;
};

export type EmbeddingsConfig = {
  /** Base of an API in OpenAI's shape, without a trailing slash; no other host is ever called. */
  baseUrl: string;
  /** Of the address, with the port: what members and administrators are told. */
  host: string;
  model: string;
  /** Null: the service asks for none, as one in the same network. */
  key: string | null;
};

/** The environment variables of these systems. */
export const OUTBOUND_SETTINGS = {
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL: choice(['smtp', 'files']).optional(),
  MAIL_FROM: optionalText.default('no-reply@guildhall.example'),
  CRM_BASE_URL: address(['http:', 'https:']).optional(),
  CRM_TOKEN: optionalText,
  CRM_LOCATION_ID: optionalText,
  CRM_REFERRAL_WORKFLOW_ID: optionalText,
  CRM_ORDER_WORKFLOW_ID: optionalText,
  WEBHOOK_URL: address(['http:', 'https:']).optional(),
  WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in Base64')
    .transform((secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .optional(),
  EMBEDDINGS_URL: address(['http:', 'https:'])
    .refine((value) => !/[?#@]/.test(value), 'must be an address without a user, query or fragment')
    .optional(),
  EMBEDDINGS_MODEL: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be the name of a model, without spaces')
    .optional(),
  EMBEDDINGS_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be 1 to 500 characters without spaces')
    .optional(),
};

const Settings = z.object(OUTBOUND_SETTINGS);

/** @throws the error that `fail` builds from a sentence naming the variables, when only some of a group are set */
export function outboundOf(
  set: z.infer<typeof Settings>,
  {
    requiresTls,
    fail,
  }: { requiresTls: (smtpUrl: string | null) => boolean; fail: (message: string) => Error },
): OutboundConfig {
  if (set.MAIL === 'files' && set.SMTP_URL !== undefined) throw fail('MAIL cannot be files beside SMTP_URL.');
  if (set.MAIL === 'smtp' && set.SMTP_URL === undefined) throw fail('MAIL cannot be smtp without SMTP_URL.');
  const smtpUrl = set.SMTP_URL ?? null;
  return {
    mail: { smtpUrl, requiresTls: requiresTls(smtpUrl), from: set.MAIL_FROM },
    crm: crmOf(set, fail),
    webhook: webhookOf(set, fail),
    embeddings: embeddingsOf(set, fail),
  };
}

function crmOf(set: z.infer<typeof Settings>, fail: (message: string) => Error): CrmConfig | null {
  const { CRM_BASE_URL: baseUrl, CRM_TOKEN: token, CRM_LOCATION_ID: locationId } = set;
  if (baseUrl === undefined && token === undefined && locationId === undefined) return null;
  if (baseUrl === undefined || token === undefined || locationId === undefined)
    throw fail('CRM_BASE_URL, CRM_TOKEN and CRM_LOCATION_ID must be set together.');
  return {
    baseUrl,
    token,
    locationId,
    referralWorkflowId: set.CRM_REFERRAL_WORKFLOW_ID ?? null,
    orderWorkflowId: set.CRM_ORDER_WORKFLOW_ID ?? null,
  };
}

function webhookOf(set: z.infer<typeof Settings>, fail: (message: string) => Error): WebhookConfig | null {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = set;
  if (url === undefined && secret === undefined) return null;
  if (url === undefined || secret === undefined)
    throw fail('WEBHOOK_URL and WEBHOOK_SECRET must be set together.');
  return { url, secret };
}

function embeddingsOf(
  set: z.infer<typeof Settings>,
  fail: (message: string) => Error,
): EmbeddingsConfig | null {
  const { EMBEDDINGS_URL: baseUrl, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key = null } = set;
  if (baseUrl === undefined && model === undefined && key === null) return null;
  if (baseUrl === undefined || model === undefined)
    throw fail('EMBEDDINGS_URL and EMBEDDINGS_MODEL must be set together; EMBEDDINGS_KEY only beside them.');
  return { baseUrl, host: new URL(baseUrl).host, model, key };
}
