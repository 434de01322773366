import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

export type ReadMail = { to: string; subject: string; text: string; link: string };

/** Parses an email as it was sent; `link` is the target of its button. */
export function readMail(message: string): ReadMail {
  const gap = message.indexOf('\n\n');
  const headers = message.slice(0, gap).replaceAll(/\n\s+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const text = unquoted(message.slice(gap));
  return {
    to: header('To'),
    subject: header('Subject'),
    text,
    link: /^[^:\n]+: (https?:\S+)$/m.exec(text)?.[1] ?? '',
  };
}

/** Confirms a new member's address by the link in one of these emails. */
export async function confirmAddress(request: APIRequestContext, mails: ReadMail[]): Promise<void> {
  const [token] = mails.flatMap(({ text }) => /#token=([\w.-]+)/.exec(text)?.[1] ?? []);
  const answer = await request.post('/api/account/verify-email', { data: { token } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Decodes quoted-printable, for ASCII only. */
const unquoted = (body: string) =>
  body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The emails to an address, which the journeys' server writes as files. */
export async function mailsTo(address: string): Promise<ReadMail[]> {
  const folder = join(process.env['GUILDHALL_DATA'] ?? '', 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .map((mail) => readMail(mail.replaceAll('\r\n', '\n')))
    .filter(({ to }) => to.includes(address));
}
