export type ReadMail = { to: string; subject: string; text: string; link: string };

/** A mail as it came over the wire, as its reader sees it: `link` is what its button leads to. */
export function readMail(message: string): ReadMail {
  const gap = message.indexOf('\n\n');
  const headers = message.slice(0, gap).replaceAll(/\n\s+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const text = unquoted(message.slice(gap));
  return {
    to: header('To'),
    subject: header('Subject'),
    text,
    link: /^Open Guildhall: (\S+)$/m.exec(text)?.[1] ?? '',
  };
}

/** Undoes quoted-printable, as far as plain ASCII needs it. */
const unquoted = (body: string) =>
  body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
