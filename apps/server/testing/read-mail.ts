/** A mail as it came over SMTP, decoded: the subject, and the plain text and the HTML one after the other. */
export function readMail(message: string): { subject: string; bodies: string } {
  const unfolded = message.replaceAll(/\n[ \t]+/g, ' ');
  const [, subject = ''] = /^Subject: (.*)$/im.exec(unfolded) ?? [];
  const parts = message.matchAll(
    /Content-Transfer-Encoding: (\S+)\n(?:[\w-]+:.*\n)*\n([\s\S]*?)(?=\n--|$)/gi,
  );
  return {
    subject: decodeWords(subject),
    bodies: Array.from(parts, ([, encoding = '', body = '']) =>
      decodeBody(encoding.toLowerCase(), body),
    ).join('\n'),
  };
}

function decodeBody(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuoted(body.replaceAll('=\n', '')) : body;
}

/** RFC 2047; words that follow one another are one text. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/(?:=\?utf-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, word = '']) =>
          kind?.toUpperCase() === 'B'
            ? Buffer.from(word, 'base64')
            : Buffer.from(fromQuoted(word.replaceAll('_', ' '), 'latin1'), 'latin1'),
        ),
      ).toString(),
    );

const fromQuoted = (text: string, as: BufferEncoding = 'utf8'): string =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString(as);
