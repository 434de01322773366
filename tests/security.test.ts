import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], {
  cwd: ROOT,
}).filter((file) => !/\.(?:test|gen)\.tsx?$/.test(file));

/** The product's files in which a pattern stands. */
const holding = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file))).toSorted();

describe('the product', () => {
  test('writes markup only through React', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(
      holding(/dangerouslySetInnerHTML|\.(?:innerHTML|outerHTML)\b|insertAdjacentHTML|document\.write/),
    ).toEqual([]);
  });

  test('runs no code that was text', () => {
    expect(holding(/\beval\(|new Function\(|from 'node:vm'/)).toEqual([]);
  });

  test('starts no shell', () => {
    expect(holding(/\bexec(?:Sync)?\(['"`]|shell: true/)).toEqual([]);
    // PostgreSQL, its account, the build, the picture encoder, and what reads spreadsheets: with lists of arguments
    // that nobody outside writes.
    for (const file of holding(/from 'node:child_process'/))
      expect(file).toMatch(
        /^(?:packages\/db\/src\/embedded|packages\/api\/src\/console\/imports\/reading|apps\/server\/src\/(?:cli|pictures))\//,
      );
  });

  test('builds no SQL out of text that comes from outside', () => {
    for (const file of holding(/sql\.raw\(/))
      for (const [, argument = ''] of read(file).matchAll(/sql\.raw\(([^()]*)\)/g))
        // A number of ours, or a constant.
        expect(argument).toMatch(/^`\w+\$\{number\}`$|^'[^']*'$|^[A-Z_]+$/);
    expect(holding(/\.query\(`[^`]*\$\{(?:input|ctx|request)/)).toEqual([]);
  });

  test('uses no broken hash and no cipher of its own', () => {
    expect(holding(/createHash\('(?!sha(?:256|384|512)')/)).toEqual([]);
    expect(holding(/createCipher|createDecipher/)).toEqual(['packages/api/src/ground/security/sealer.ts']);
    const ciphers = read('packages/api/src/ground/security/sealer.ts').matchAll(
      /create(?:C|Dec)ipheriv\('([^']+)'/g,
    );
    expect([...ciphers].map(([, name]) => name)).toEqual(['aes-256-gcm', 'aes-256-gcm']);
  });

  test('draws no secret from Math.random', () => {
    const allowed = /(?:slug|username|swap|outbox|pause|delay|browser-client|seed\/.*)\.ts$/;
    expect(
      holding(/Math\.random/).filter((file) => !allowed.test(file) && !file.startsWith('packages/demo/')),
    ).toEqual([]);
  });

  test('trusts every certificate of nobody', () => {
    expect(holding(/rejectUnauthorized|NODE_TLS_REJECT/)).toEqual([]);
  });

  test('calls out in the outbox, for linked pictures, to sign-in services and in the storage alone', () => {
    const calling = holding(/\bfetch\(|from 'node:https'|\b(?:http|https)\.(?:get|request)\(/);
    expect(
      calling.filter((file) => !file.startsWith('apps/web/') && !file.startsWith('packages/client/')),
    ).toEqual([
      'apps/server/src/jobs/outbox/http-call.ts',
      'apps/server/src/linked-pictures/download-picture.ts',
      'apps/server/src/oidc/provider-fetch.ts',
    ]);
  });

  test('listens to no messages of other windows', () => {
    const listening = holding(/addEventListener\(\s*'message'|postMessage\(/);
    expect(listening).toEqual([]);
  });

  test('keeps nothing private in the browser', () => {
    const kept = holding(/localStorage|sessionStorage|indexedDB/).flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?:email|password|token|phone)\b[^\n]*Storage\.setItem|Storage\.setItem\([^)]*(?:email|password|token|phone)/gi,
        ),
      ].map(() => file),
    );
    expect(kept).toEqual([]);
  });

  test('keeps no secret in the repository', () => {
    const secrets = /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{36}\b|\bsk_live_\w+/;
    expect(holding(secrets)).toEqual([]);
    for (const file of ['.env.example', 'docker-compose.yml', 'Dockerfile'])
      expect(read(file)).not.toMatch(secrets);
    expect(read('.gitignore').split('\n')).toContain('.env');
  });
});

/** The items of a page's lists: the words in bold at their beginning, and the rest up to the next item. */
const itemsOf = (page: string) =>
  [...read(page).matchAll(/^- \*\*([\w.]+)\*\* ([\s\S]*?)(?=\n- |\n\n|$(?![\s\S]))/gm)].map(
    ([, id = '', text = '']) => ({ id, text }),
  );

describe('docs/security', () => {
  const requirements = globSync('docs/security/v*.md', { cwd: ROOT })
    .flatMap(itemsOf)
    .map(({ id, text }) => ({ id, level: /^\(level ([123])\)/.exec(text)?.[1], text }));
  const findings = itemsOf('docs/security/findings.md');

  test('has every requirement of the first two levels, and forty-eight of the third, once', () => {
    const count = (level: string) => requirements.filter((one) => one.level === level).length;
    expect(['1', '2', '3'].map(count)).toEqual([58, 128, 48]);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });

  test('links each chapter from the page for reviewers', () => {
    const page = read('docs/security.md');
    for (const file of globSync('docs/security/*.md', { cwd: ROOT }))
      expect(page).toContain(`](${file.replace('docs/', '')})`);
  });

  test('names only what is there', () => {
    const wrong: string[] = [];
    expect(findings.length).toBeGreaterThanOrEqual(46);
    for (const { id, text } of [...requirements, ...findings]) {
      let file: string | undefined;
      for (const [, path, quoted] of text.matchAll(/`([\w./-]+\.\w+|Dockerfile)`(?=\s+“)|“([^”]+)”/g)) {
        if (path !== undefined) file = path;
        else if (file === undefined || !read(file).includes(quoted ?? ''))
          wrong.push(`${id}: ${file} “${quoted}”`);
      }
      const isExplained = /\[Deviation \d\]|\]\(\.\.\/security\.md#/.test(text);
      const isOpen = id.startsWith('3.') && text.endsWith('**Open**');
      if (file === undefined && !isExplained && !isOpen) wrong.push(`${id}: nothing shows it`);
    }
    expect(wrong).toEqual([]);
  });

  test('has at most five deviations, and each is explained', () => {
    const [, section = ''] = read('docs/security.md').split('## Deviations');
    const [list = ''] = section.split('\n## ');
    const explained = [...list.matchAll(/^(\d)\. /gm)].map(([, number]) => number);
    const used = requirements.flatMap(({ text }) =>
      [...text.matchAll(/\[Deviation (\d)\]/g)].map(([, n]) => n),
    );
    expect(explained.length).toBeLessThanOrEqual(5);
    expect([...new Set(used)].toSorted()).toEqual(explained);
  });
});
