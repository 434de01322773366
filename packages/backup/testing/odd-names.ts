import { newBackupName } from '../src/index.ts';

/** Path traversal in many encodings, and names that are almost right. */
export function oddNames(name: string, folder: string): string[] {
  const targets = ['secret-of-the-test', 'etc/passwd', `${folder}/${name}`, 'backup-key', name];
  const ways = ['../', '../../', '/', './', '//', '..\\', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%252f'];
  const more = [
    '..%c0%af',
    '....//',
    '..;/',
    'file:///',
    '\\\\host\\',
    'C:\\',
    '~/',
    '\u0000/',
    '\uFF0E\uFF0E/',
  ];
  const outside = targets.flatMap((target) => [...ways, ...more].map((way) => `${way}${target}`));
  const added = [
    '\n',
    '\r\n',
    '\u0000',
    '/',
    '/.',
    '/..',
    ' ',
    '.',
    '~',
    '.bak',
    '%00',
    '?',
    '#',
    ';ls',
    '\t',
    '\u202E',
  ];
  const changed = [
    name.toUpperCase(),
    name.replace('full-backup', 'full-backup/../full-backup'),
    name.replace('.tar.zst', '.tar.gz'),
    name.replace('.tar.zst', ''),
    name.replace('full', 'FULL'),
    name.replace('-', '\u2010'),
    name.slice(1),
    `${name}${name}`,
    encodeURIComponent(`../${name}`),
    newBackupName('full'),
    newBackupName('export'),
  ];
  const words = ['', '.', '..', '...', '-', '*', '%', 'CON', '-rf', '__proto__', 'constructor', 'null', '0'];
  const around = added.flatMap((mark) => [`${name}${mark}`, `${mark}${name}`]);
  const long = Array.from({ length: 60 }, (_, depth) => `${'../'.repeat(depth + 3)}etc/passwd`);
  return [...new Set([...outside, ...around, ...changed, ...words, ...long])];
}
