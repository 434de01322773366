import { expect, it } from 'vitest';
import { type Format, formatText } from './format-text.ts';

/** Applies a format to a text in which [ and ] mark the selection, and shows the result in the same way. */
function formatted(format: Format, marked: string): string {
  const start = marked.indexOf('«');
  const value = marked.replace('«', '').replace('»', '');
  const edit = formatText(format, { value, start, end: marked.indexOf('»') - 1 });
  const result = value.slice(0, edit.start) + edit.text + value.slice(edit.end);
  return `${result.slice(0, edit.selectStart)}«${result.slice(edit.selectStart, edit.selectEnd)}»${result.slice(edit.selectEnd)}`;
}

it.each<[Format, string, string]>([
  ['bold', 'We «meet» today', 'We **«meet»** today'],
  ['bold', 'We **«meet»** today', 'We «meet» today'],
  ['bold', 'We «meet »today', 'We **«meet»** today'],
  ['bold', '«»', '**«»**'],
  ['italic', '«We» meet', '_«We»_ meet'],
  ['code', 'Run «npm test»', 'Run `«npm test»`'],
  ['code', 'See:«a\nb»', 'See:\n```\n«a\nb»\n```'],
  ['link', 'See «the news»', 'See [the news](«https://»)'],
  ['link', 'See «https://a.example»', 'See [«»](https://a.example)'],
  ['link', '«»', '[](«https://»)'],
  ['list', 'one\nt«wo\nthr»ee\nfour', 'one\n- t«wo\n- thr»ee\nfour'],
  ['list', '- t«wo\n- thr»ee', 't«wo\nthr»ee'],
  ['quote', '«»', '> «»'],
  ['heading', 'Who may «»come', '## Who may «»come'],
])('%s makes %s into %s', (format, before, after) => {
  expect(formatted(format, before)).toBe(after);
});
