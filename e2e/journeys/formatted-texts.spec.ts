import type { Page } from '@playwright/test';
import { SWEEP } from '../devices.ts';
import { expect, test } from '../fixtures.ts';
import { DEMO, connect, register, signIn } from '../members.ts';

const EVERYTHING = [
  '## Who may come',
  '**Everyone**, *really*: see [the news](/news) or https://a.example/b.\nBring `tea`.',
  '- one\n- two\n  1. deep',
  '> quoted',
  '```\nif (a < b) return;\n```',
].join('\n\n');

/** Each sets window.attacked when it takes effect, within each construct that holds text or a URL. */
const SCRIPTS = [
  '<script>attacked=1</script>',
  '<img src=x onerror=attacked=1>',
  '<svg/onload=attacked=1>',
  '<iframe srcdoc="<script>parent.attacked=1</script>">',
  '"><img src=x onerror=attacked=1>',
  "'onmouseover='attacked=1",
  '&lt;script&gt;attacked=1&lt;/script&gt;',
];
const URLS = [
  'javascript:attacked=1',
  'JaVaScRiPt&#58;attacked=1',
  'javascript&colon;attacked=1',
  'data:text/html,<script>opener.attacked=1</script>',
  'vbscript:attacked=1',
  '//evil.example',
  '/\\evil.example',
  'https://a.example/"onclick="attacked=1',
];
const CONSTRUCTS: ((text: string) => string)[] = [
  (text) => text,
  (text) => `**${text}**`,
  (text) => `*${text}*`,
  (text) => `- ${text}`,
  (text) => `7. ${text}`,
  (text) => `> ${text}`,
  (text) => `\`${text}\``,
  (text) => `\`\`\`${text}\n${text}\n\`\`\``,
  (text) => `## ${text}`,
  (text) => `[${text}](https://a.example)`,
  (text) => `[x](https://a.example "${text}")`,
  (text) => `![${text}](${text})`,
];
const LINKS: ((url: string) => string)[] = [
  (url) => `[x](${url})`,
  (url) => `[x](<${url}>)`,
  (url) => `<${url}>`,
  (url) => `![x](${url})`,
  (url) => `[x]: ${url}\n\n[x]`,
  (url) => url,
];

const attacks = [
  ...SCRIPTS.flatMap((script) => CONSTRUCTS.map((within) => within(script))),
  ...URLS.flatMap((url) => LINKS.map((within) => within(url))),
];

/** Texts of at most `max` characters that together hold every attack. */
function textsOf(max: number): string[] {
  const texts = [''];
  for (const attack of attacks) {
    if ((texts.at(-1) ?? '').length + attack.length + 2 > max) texts.push('');
    texts.push(`${texts.pop() ?? ''}${attack}\n\n`);
  }
  return texts.map((text) => text.trim());
}

/** Hovers over every link, and expects that no attack took effect and no link leads astray. */
async function expectHarmless(page: Page, texts: ReturnType<Page['locator']>): Promise<void> {
  await expect(texts.first()).toBeVisible();
  for (const link of await texts.getByRole('link').all()) {
    await link.dispatchEvent('mouseover');
    expect(await link.getAttribute('href')).toMatch(/^(?:https?:\/\/a\.example\/|\/s\/\w+$)/);
  }
  await expect(texts.locator('img, script, iframe, svg, [onerror], [onmouseover], [onclick]')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
}

test('no script gets into a page through any construct of posts, comments, messages and articles', async ({
  page,
  otherContext,
}) => {
  test.slow();
  const friend = await register(otherContext.request);
  const writer = await register(page.request);
  await connect({ request: page.request, member: writer }, { request: otherContext.request, member: friend });
  const posts: number[] = [];
  for (const content of textsOf(3_000)) {
    const answer = await page.request.post('/api/feed', { data: { content, type: 'insight' } });
    expect(answer.ok(), await answer.text()).toBe(true);
    posts.push(((await answer.json()) as { id: number }).id);
  }
  for (const content of textsOf(2_000))
    expect((await page.request.post(`/api/feed/${posts[0]}/comments`, { data: { content } })).ok()).toBe(
      true,
    );
  for (const content of textsOf(4_000))
    expect((await page.request.post('/api/messages', { data: { toUserId: friend.id, content } })).ok()).toBe(
      true,
    );

  for (const id of posts) {
    await page.goto(`/feed/${id}`);
    await expectHarmless(page, page.locator('article [dir]'));
  }
  const reader = await otherContext.newPage();
  await reader.goto(`/messages?with=${writer.id}`);
  await expectHarmless(reader, reader.getByRole('log').locator('[dir]'));

  await reader.close();
  await signIn(otherContext.request, DEMO.admin);
  const article = { title: 'Attacks', author: 'Ada', content: textsOf(90_000)[0] ?? '', isPublished: true };
  const answer = await otherContext.request.post('/api/admin/articles', { data: article });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { slug } = (await answer.json()) as { slug: string };
  const editor = await otherContext.newPage();
  await editor.goto(`/news/${slug}`);
  await expect(editor.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectHarmless(editor, editor.locator('article [dir]'));
});

test('an article is shown with its formatting', SWEEP, async ({ page, expectAccessible }) => {
  await signIn(page.request, DEMO.admin);
  const article = { title: 'Formatted', author: 'Ada', content: EVERYTHING, isPublished: true };
  const answer = await page.request.post('/api/admin/articles', { data: article });
  const { slug } = (await answer.json()) as { slug: string };
  await page.goto(`/news/${slug}`);
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { name: 'Who may come', level: 2 })).toBeVisible();
  await expect(text.getByRole('listitem').filter({ hasText: 'deep' })).toHaveCount(2);
  await expect(text.getByRole('blockquote')).toHaveText('quoted');
  await expect(text.getByRole('link', { name: 'the news' })).toHaveAttribute('href', '/news');
  await expect(text.getByRole('link', { name: 'a.example/b' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
});

test('the server renders the formatting of a post', async ({ page, playwright, baseURL }) => {
  await register(page.request);
  const answer = await page.request.post('/api/feed', { data: { content: EVERYTHING, type: 'insight' } });
  const { id } = (await answer.json()) as { id: number };
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  // Under load the server may send the shell only; the next response is rendered.
  await expect(async () => {
    const html = await (await visitor.get(`/feed/${id}`, { headers: { accept: 'text/html' } })).text();
    expect(html.includes('<strong>Everyone</strong>, <em>really</em>')).toBe(true);
    expect(html.includes('## Who may come')).toBe(true);
  }).toPass({ timeout: 15_000 });
  await visitor.dispose();
});

/** Pastes as a browser does that has copied formatted text. */
async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/html', copied);
    data.setData('text/plain', 'plain');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}

test('a member formats a post by keyboard, undoes it, pastes rich text and previews it', async ({
  page,
  expectAccessible,
}) => {
  await register(page.request);
  await page.goto('/feed');
  await page.getByRole('button', { name: /^Share an opportunity/ }).click();
  const field = page.getByRole('textbox', { name: 'Your post' });
  await field.fill('We meet');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(toolbar).toBeVisible();
  await field.press('Shift+Home');
  await field.press('Control+b');
  await expect(field).toHaveValue('**We meet**');
  await field.press('Control+z');
  await expect(field).toHaveValue('We meet');

  await field.press('Control+k');
  await expect(field).toHaveValue('[We meet](https://)');
  await page.keyboard.type('https://a.example/b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await pasteHtml(page, '<ul><li>coffee</li><li><b>cake</b></li></ul>');
  await expect(field).toHaveValue('[We meet](https://a.example/b)\n\n- coffee\n- **cake**');

  await page.keyboard.press('Tab');
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem')).toHaveText(['coffee', 'cake']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').first();
  await expect(post.getByRole('listitem')).toHaveText(['coffee', 'cake']);
  await expect(post.getByRole('link', { name: 'We meet' })).toHaveAttribute('href', /^\/s\/\w+$/);
});
