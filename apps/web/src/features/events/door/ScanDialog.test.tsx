import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { DoorPerson, QueuedCheckIn } from './door-database.ts';
import { type DoorApi, createDoor } from './door-store.ts';
import { ScanButton } from './ScanButton.tsx';

const LINK = 'https://guildhall.test/events/breakfast/door?event=1&date=2#code=signed.code';

const ada: DoorPerson = { key: 'g1', name: 'Ada Guest', isGuest: true, isWaiting: false, attendance: null };
const attendance = {
  status: 'present' as const,
  substituteName: null,
  at: '2030-05-01T08:00:00.000Z',
  by: null,
};

/** A door whose server answers each check-in so. */
function doorOf(answer: DoorApi['checkIn']) {
  const nothing = () => Promise.resolve();
  return createDoor(2, {
    api: {
      list: () => Promise.reject(new TypeError('Failed to fetch')),
      checkIn: answer,
      undo: () => Promise.reject(new Error('No')),
    },
    database: {
      readList: () => Promise.resolve(undefined),
      writeList: nothing,
      readQueue: () => Promise.resolve([]),
      enqueue: nothing,
      dequeue: nothing,
    },
  });
}

const recorded = (items: QueuedCheckIn[]) =>
  Promise.resolve({
    items: items.map(({ clientId }) => ({
      clientId,
      outcome: 'recorded' as const,
      message: null,
      person: Object.assign({}, ada, { attendance: Object.assign({ clientId }, attendance) }),
    })),
  });

const stop = vi.fn<() => void>();
const camera = () => Promise.resolve({ getTracks: () => [{ stop }] });

/** A browser that reads codes, before whose camera is this text. */
function install(text: string, getUserMedia: () => Promise<unknown> = camera): void {
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve([{ rawValue: text }]);
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  stop.mockClear();
});

const show = (door: ReturnType<typeof doorOf>) =>
  render(
    <MantineProvider env="test">
      <ScanButton door={door} />
    </MantineProvider>,
  );

async function open(door: ReturnType<typeof doorOf>) {
  show(door);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Scan codes' }));
  await screen.findByRole('dialog', { name: 'Scan codes' });
  return user;
}

test('a code before the camera checks its holder in once, and the camera ends with the dialog', async () => {
  install(LINK);
  const answer = vi.fn<DoorApi['checkIn']>(recorded);
  const user = await open(doorOf(answer));
  expect(await screen.findByText('Ada Guest: Present')).toBeInTheDocument();
  // It stays in view for three more looks.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(answer).toHaveBeenCalledTimes(1);
  expect(answer.mock.calls[0]?.[0]).toMatchObject([{ who: { code: 'signed.code' } }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
});

test('without a network, a code is waiting to be sent and not done', async () => {
  install(LINK);
  await open(doorOf(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(await screen.findByText('Waiting to be sent')).toBeInTheDocument();
  expect(screen.queryByText(/Present/)).toBeNull();
});

test('a code that the server refuses says why', async () => {
  install(LINK);
  const refused = ({ clientId }: QueuedCheckIn) => ({
    clientId,
    outcome: 'refused' as const,
    message: 'This code is for another event.',
    person: null,
  });
  await open(doorOf((items) => Promise.resolve({ items: items.map(refused) })));
  expect(await screen.findByText('This code is for another event.')).toBeInTheDocument();
});

test('a code of something else checks nobody in', async () => {
  install('https://elsewhere.test/menu');
  const answer = vi.fn<DoorApi['checkIn']>(recorded);
  await open(doorOf(answer));
  expect(await screen.findByText('This is not a code for the entrance.')).toBeInTheDocument();
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', /^The camera isn’t allowed here\. Allow it for this site/],
  ['NotFoundError', 'This device has no camera.'],
  ['NotReadableError', /^The camera couldn’t be started/],
])('a camera that fails with %s is a sentence', async (name, sentence) => {
  install(LINK, () => Promise.reject(new DOMException('', name)));
  await open(doorOf(recorded));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('the button is absent in a browser that reads no codes', async () => {
  install(LINK);
  vi.stubGlobal('BarcodeDetector', undefined);
  const { container } = show(doorOf(recorded));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).toBeNull();
  expect(container).toBeInTheDocument();
});
