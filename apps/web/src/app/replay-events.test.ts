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

test('a click before hydration is replayed once', () => {
  find('#like span')?.click();
  find('#like')?.click();
  expect(pressedWhenReady()).toEqual(['like']);
});

test('a click that will be replayed is not handled before', () => {
  const answered: string[] = [];
  document.addEventListener('click', () => answered.push('early'), { once: true, capture: true });
  find('#like')?.click();
  expect(answered).toEqual([]);
  expect(pressedWhenReady()).toEqual(['like']);
});

test('links and removed buttons are not replayed', () => {
  find('#submit')?.click();
  find('#linked')?.click();
  find('#like')?.click();
  find('#like')?.remove();
  expect(pressedWhenReady()).toEqual([]);
});

test('a click after hydration is not replayed', () => {
  replayEvents();
  find('#like')?.click();
  expect(pressedWhenReady()).toEqual([]);
});

test('a click on a part that is not hydrated yet is replayed until it arrives, once', () => {
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

test('the script leaves nothing in the document', () => {
  expect(document.scripts).toHaveLength(0);
});
