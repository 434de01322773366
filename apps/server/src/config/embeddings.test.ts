import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const url = 'https://vectors.example/v1';
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB',
  PUBLIC_ORIGIN: 'https://guild.test',
  SMTP_URL: 'smtps://mail.guild.test:465',
  EMBEDDINGS_MODEL: 'my-model',
};

describe('the embeddings service', () => {
  test('is none unless it is named', () => {
    expect(readConfig({}).outbound.embeddings).toBeNull();
  });

  test('may ask for no key', () => {
    expect(readConfig({ EMBEDDINGS_URL: `${url}/`, EMBEDDINGS_MODEL: 'a/b:c' }).outbound.embeddings).toEqual({
      baseUrl: url,
      host: 'vectors.example',
      model: 'a/b:c',
      key: null,
    });
  });

  const TOGETHER =
    'EMBEDDINGS_URL and EMBEDDINGS_MODEL must be set together; EMBEDDINGS_KEY only beside them.';
  test.each([
    [{ EMBEDDINGS_URL: url }, TOGETHER],
    [{ EMBEDDINGS_MODEL: 'm' }, TOGETHER],
    [{ EMBEDDINGS_KEY: 'key' }, TOGETHER],
    [
      { EMBEDDINGS_URL: 'https://user:key@vectors.example/v1', EMBEDDINGS_MODEL: 'm' },
      'EMBEDDINGS_URL must be an address without a user, query or fragment.',
    ],
    [
      { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: 'two words' },
      'EMBEDDINGS_MODEL must be the name of a model, without spaces.',
    ],
    [
      { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: 'm', EMBEDDINGS_KEY: 'a\nb' },
      'EMBEDDINGS_KEY must be 1 to 500 characters without spaces.',
    ],
    [
      { ...production, EMBEDDINGS_URL: 'http://vectors.example/v1' },
      'EMBEDDINGS_URL must be an https address when NODE_ENV is production: what is sent there is what members wrote.',
    ],
    [
      { ...production, EMBEDDINGS_URL: 'http://localhost:11434/v1' },
      'EMBEDDINGS_URL cannot lead to a private host when NODE_ENV is production, unless ALLOW_PRIVATE_TARGETS is 1.',
    ],
    [
      { ...production, EMBEDDINGS_URL: 'http://169.254.169.254/v1', ALLOW_PRIVATE_TARGETS: '1' },
      'EMBEDDINGS_URL cannot lead to a link-local address: cloud machines keep secrets there.',
    ],
  ])('%j is refused with a sentence that names the variable', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  test.each([
    { ...production, EMBEDDINGS_URL: url, EMBEDDINGS_KEY: 'sk-1' },
    { ...production, EMBEDDINGS_URL: 'http://localhost:11434/v1', ALLOW_PRIVATE_TARGETS: '1' },
  ])('%j is accepted', (env) => {
    expect(() => readConfig(env)).not.toThrow();
  });
});
