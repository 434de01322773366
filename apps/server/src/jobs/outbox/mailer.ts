import { PICTURE_CID, type SentMail } from '@guildhall/api';
import type { OutboundConfig } from '../../config/outbound.ts';
import { DeliveryError } from './delivery-error.ts';
import { type MailFolder, type MailPerson, mailFolder } from './mail-folder.ts';

export type Mailer = {
  /** How mails leave. */
  transport: 'smtp' | 'file';
  /** Sends a mail. The Message-ID is derived from the event's id, so that receivers can deduplicate retries. */
  send(eventId: string, mail: SentMail): Promise<void>;
  /** Removes stored mails to or about somebody who was erased. */
  forget(person: MailPerson): Promise<void>;
  /** Removes stored mails past their retention. */
  purge(): Promise<void>;
  close(): void;
};

/** Sends to the configured SMTP server, or writes .eml files without one. */
export function createMailer(
  { mail: { smtpUrl, requiresTls, from } }: OutboundConfig,
  folder: string,
  timeoutMs: number,
): Mailer {
  const options = { from, messageIdHost: hostOf(from) };
  const files = mailFolder(folder);
  return smtpUrl === null
    ? fileMailer(options, files)
    : {
        transport: 'smtp',
        ...smtpMailer(options, smtpUrl, { requiresTls, timeoutMs }),
        forget: files.forget,
        purge: files.purge,
      };
}

type Sender = { from: string; messageIdHost: string };

function smtpMailer(
  sender: Sender,
  smtpUrl: string,
  { requiresTls, timeoutMs }: { requiresTls: boolean; timeoutMs: number },
): Pick<Mailer, 'send' | 'close'> {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const transport = transportFor(({ createTransport }) =>
    createTransport({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      requireTLS: requiresTls,
      ...(url.username !== '' && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    async send(eventId, mail) {
      try {
        const smtp = await transport.get();
        await within(smtp.sendMail(messageOf(sender, eventId, mail)), 4 * timeoutMs);
      } catch (error) {
        throw toDeliveryError(error, { host: url.host, address: mail.to.address });
      }
    },
    close: () => transport.close(),
  };
}

function fileMailer(sender: Sender, folder: MailFolder): Mailer {
  const transport = transportFor(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  return {
    ...folder,
    transport: 'file',
    async send(eventId, mail) {
      const { message } = await (await transport.get()).sendMail(messageOf(sender, eventId, mail));
      const { memberIds = [], applicantId } = mail;
      const members = memberIds.map((id): MailPerson => `${id}`);
      await folder.write(
        eventId,
        [...members, ...(applicantId ? [`a${applicantId}` as const] : [])],
        message,
      );
    },
    close: () => transport.close(),
  };
}

/** Loaded for the first mail: the library takes five megabytes, and many processes send none. */
function transportFor<Transport extends { close(): void }>(
  make: (library: typeof import('nodemailer')) => Transport,
): { get(): Promise<Transport>; close(): void } {
  let made: Promise<Transport> | undefined;
  return {
    get: () => (made ??= import('nodemailer').then(make)),
    close: () => void made?.then((transport) => transport.close()),
  };
}

function messageOf({ from, messageIdHost }: Sender, eventId: string, mail: SentMail) {
  return {
    from: from.includes('<') ? from : { name: mail.fromName, address: from },
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && {
      icalEvent: { method: mail.calendar.method, filename: 'event.ics', content: mail.calendar.content },
    }),
    ...(mail.picture && {
      attachments: [
        {
          cid: PICTURE_CID,
          filename: 'code.png',
          content: mail.picture,
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
        },
      ],
    }),
    messageId: `<${eventId}@${messageIdHost}>`,
    headers: {
      'auto-submitted': 'auto-generated',
      ...(mail.unsubscribeUrl !== undefined && {
        'list-unsubscribe': `<${mail.unsubscribeUrl}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** A server that drips bytes never hits the idle timeouts, so the total time is bounded, too. */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function toDeliveryError(
  error: unknown,
  { host, address }: { host: string; address: string },
): DeliveryError {
  // Never final: anyone who takes STARTTLS away would end all mails.
  if (codeOf(error) === 'ETLS')
    return new DeliveryError(`${host} offers no TLS, so neither the password nor the mail was sent`);
  const code = responseCodeOf(error);
  if (code === undefined) {
    const reason = error instanceof Error ? `: ${error.message}` : '';
    return new DeliveryError(`${host} could not take the mail${reason}`);
  }
  // SMTP 5xx is permanent, 4xx is temporary.
  return new DeliveryError(`${host} refused the mail with ${code}`, {
    isFinal: code >= 500 && code !== 530 && code !== 535,
    ...(isBounce(error, code) && { bouncedAddress: address }),
  });
}

/** What servers say when they refuse the sender, whichever the address. */
const ABOUT_SENDER = /relay|denied|polic|spam|block|reputation|authenticat|dmarc|spf|dkim/i;

/**
 * Whether a refusal is about the address and not about the sender: by the enhanced code (5.1.x, 5.2.1), and without one
 * when the recipient was refused in words that do not speak of the sender.
 */
function isBounce(error: unknown, code: number): boolean {
  const { response, command } = Object(error);
  if (command !== 'RCPT TO' || ![550, 551, 553].includes(code)) return false;
  const words = String(response ?? '');
  const enhanced = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(words)?.[1];
  return enhanced === undefined ? !ABOUT_SENDER.test(words) : enhanced.startsWith('1.') || enhanced === '2.1';
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function responseCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

const hostOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
