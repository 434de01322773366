import type { ImportKind } from '@guildhall/api/console/imports/imports.schema';
import { countOf } from './imports.messages.ts';

type Outcomes = Record<'unchanged' | 'duplicate' | 'faulty', number>;

/** Interface text of an import that was run. */
export const importDoneMessages = {
  title: (kind: ImportKind, created: number, changed: number) => {
    if (changed === 0) return `${countOf(kind, created)} imported`;
    if (created === 0) return `${countOf(kind, changed)} updated`;
    return `${countOf(kind, created)} imported, ${changed.toLocaleString('en-US')} updated`;
  },
  rest: ({ unchanged, duplicate: skipped, faulty }: Outcomes) =>
    [
      unchanged > 0 ? `${unchanged.toLocaleString('en-US')} unchanged` : '',
      skipped > 0 ? `${skipped.toLocaleString('en-US')} skipped` : '',
      faulty > 0 ? `${faulty.toLocaleString('en-US')} with errors` : '',
    ]
      .filter(Boolean)
      .join(', '),
  undoUntil: (date: string) => `You can undo this import until ${date}.`,
  text: {
    members: "New members can't sign in and aren't listed until they accept their invitation.",
    businesses: 'They are in the directory now.',
  },
  state: ({ invited, joined, planned }: { invited: number; joined: number; planned: number }) =>
    `${invited.toLocaleString('en-US')} invited, ${joined.toLocaleString('en-US')} joined${
      planned > 0 ? `, ${planned.toLocaleString('en-US')} planned for later` : ''
    }`,
  invite: 'Invite now',
  remind: 'Remind those who have not joined',
  remindLater: 'You can remind those who have not joined one day after their last invitation.',
  undo: 'Undo import',
  undone: {
    members: 'This import was undone. Members who had joined or were edited since were kept.',
    businesses:
      'This import was undone. Businesses that were changed, reviewed, or contacted since were kept.',
  },
  again: 'Import again',
  againHint: 'The rows are still here, with your corrections. They are checked again first.',
  inviteDialog: {
    title: 'Send the invitations?',
    text: (count: number) =>
      `${countOf('members', count)} will get an email with a link to choose a password. We send 100 a minute.`,
    left: (invited: number, planned: number) =>
      [
        invited > 0 ? `${countOf('members', invited)} already invited` : '',
        planned > 0 ? `${countOf('members', planned)} whose invitation is planned for a later day` : '',
      ]
        .filter(Boolean)
        .join(' and '),
    leftOut: (members: string) => `Left out: ${members}.`,
    action: 'Send',
  },
  undoDialog: {
    title: 'Undo this import?',
    text: {
      members:
        'New members who have not joined yet are removed, and links in their invitations stop working. Members that were updated get their former values. Those who have joined, or were changed since, stay as they are.',
      businesses:
        'New businesses are removed from the directory, and updated ones get their former values. Those that were changed, reviewed, or contacted since stay.',
    },
    action: 'Undo import',
  },
};
