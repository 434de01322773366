import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayEventsScript, replayEvents } from './replay-events.ts';

const PAGE = `
  <button type="button" id="like"><span>Like</span></button>
  <form><button id="send">Send</button><button type="submit" id="submit">Submit</button></form>
  <a href="#there" role="button" id="linked">There</a>`;

/** A page as the server sent it: its script has run, its own scripts have not. */
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = PAGE;
  const [, text = ''] = /^<script nonce="n0nce">(.*)<\/script>$/s.exec(replayEventsScript('n0nce')) ?? [];
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
});

/** Long after, nothing of it listens any more. */
afterEach(() => {
  replayEvents();
  vi.runAllTimers();
  vi.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** What is pressed once the page answers. */
function pressedWhenReady(): string[] {
  const pressed: string[] = [];
  document.body.addEventListener(
    'click',
    ({ target }) => target instanceof Element && pressed.push(target.id),
  );
  replayEvents();
  return pressed;
}

test('what was pressed before the page answered is pressed again, once', () => {
  find('#like span')?.click();
  find('#like')?.click();
  expect(pressedWhenReady()).toEqual(['like']);
});

test('what will be pressed again is not answered before', () => {
  const answered: string[] = [];
  document.addEventListener('click', () => answered.push('early'), { once: true, capture: true });
  find('#like')?.click();
  expect(answered).toEqual([]);
  expect(pressedWhenReady()).toEqual(['like']);
});

test('nothing is pressed that the browser did by itself, or that has gone', () => {
  find('#submit')?.click();
  find('#linked')?.click();
  find('#like')?.click();
  find('#like')?.remove();
  expect(pressedWhenReady()).toEqual([]);
});

test('what is pressed afterwards is pressed no second time', () => {
  replayEvents();
  find('#like')?.click();
  expect(pressedWhenReady()).toEqual([]);
});

test('what React stopped, because it had not taken that part over, is pressed again until it arrives, once', () => {
  const arrived: string[] = [];
  find('#like')?.addEventListener('click', () => arrived.push('like'));
  const stop = (press: Event) => press.stopPropagation();
  document.addEventListener('click', stop, true);
  replayEvents();
  find('#like')?.click();
  vi.advanceTimersByTime(500);
  expect(arrived).toEqual([]);
  document.removeEventListener('click', stop, true);
  vi.advanceTimersByTime(500);
  expect(arrived).toEqual(['like']);
});

test('nothing of it stays in the document', () => {
  expect(document.scripts).toHaveLength(0);
});
