/** What is read of a card; everything else, such as a picture over many lines, is left out. */
const READ = /^(?:[\w-]+\.)?(N|ORG|TITLE|ROLE|TEL|URL|ADR|NOTE|X-SOCIALPROFILE)((?:;[^:]*)?):(.*)$/i;

/** Rewrites a card of version 2.1 as 3.0: without bare parameters, folding by "=" and quoted-printable. */
export function upgradeCard(card: string): string {
  const properties = unfold(card).flatMap((line) => {
    const [, name, parameters = '', value = ''] = READ.exec(line) ?? [];
    if (!name) return [];
    return [`${name}${/;PREF\b/i.test(parameters) ? ';TYPE=pref' : ''}:${escaped(parameters, value)}`];
  });
  return ['BEGIN:VCARD', 'VERSION:3.0', ...properties, 'END:VCARD', ''].join('\r\n');
}

/** One line a property. Quoted-printable goes on after "=", anything else on a line that begins with a space. */
function unfold(card: string): string[] {
  const properties: string[][] = [];
  let isQuoted = false;
  for (const line of card.split(/\r?\n/)) {
    const current = properties.at(-1) ?? [];
    const last = current.at(-1) ?? '';
    if (isQuoted && last.endsWith('=')) current.splice(-1, 1, last.slice(0, -1), line);
    else if (/^[ \t]/.test(line)) current.push(line);
    else {
      properties.push([line]);
      isQuoted = /^[^:]*QUOTED-PRINTABLE/i.test(line);
    }
  }
  return properties.map((lines) => lines.join(''));
}

/** Version 3.0 escapes line breaks and commas, which 2.1 does not. */
const escaped = (parameters: string, value: string) =>
  (/QUOTED-PRINTABLE/i.test(parameters) ? decodeQuotedPrintable(value, charsetOf(parameters)) : value)
    .replaceAll(/\\(?![;\\])/g, String.raw`\\`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const charsetOf = (parameters: string) => /CHARSET="?([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';

function decodeQuotedPrintable(value: string, charset: string): string {
  const decoder = decoderOf(charset);
  return value.replaceAll(/(?:=[0-9a-f]{2})+/gi, (bytes) =>
    decoder.decode(Uint8Array.from(bytes.slice(1).split('='), (byte) => Number.parseInt(byte, 16))),
  );
}

/** A name of an encoding that browsers do not know is taken for that of Windows. */
function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
