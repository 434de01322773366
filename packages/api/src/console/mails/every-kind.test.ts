import { makeMember } from '@guildhall/db/testing';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { AccountMail } from '../../contact/mail/mail.commands.ts';
import { type Notice, sentenceOf } from '../../contact/notifications/notice.ts';
import { pathOf, targetOf } from '../../contact/notifications/notice-target.ts';
import type {
  NotificationKind,
  NotificationTarget,
} from '../../contact/notifications/notifications.schema.ts';
import { composeAccountMail } from './account-mails.ts';
import { composeMail } from './compose-mail.ts';

const api = testApi();

// The switches behind these signatures have no default, so a kind that one of them forgets does not compile.
describe('the types', () => {
  it('let no mail about an account be without a text', () => {
    expectTypeOf(composeAccountMail).parameter(3).toEqualTypeOf<AccountMail>();
    expectTypeOf<string>().not.toExtend<Parameters<typeof composeAccountMail>[3]>();
  });

  it('let no kind of notification be without a sentence, a target and a page', () => {
    expectTypeOf<Notice['kind']>().toEqualTypeOf<NotificationKind>();
    expectTypeOf(sentenceOf).toEqualTypeOf<
      (notice: Notice, words: { actor: string | null; person: string | null; quote: string | null }) => string
    >();
    expectTypeOf(targetOf).returns.toEqualTypeOf<NotificationTarget>();
    expectTypeOf(pathOf).toEqualTypeOf<(target: NotificationTarget) => string>();
  });
});

it('a mail that this release does not know is retried rather than dropped unsent', async () => {
  const { db, services } = api();
  const { id: userId } = await makeMember(db);
  await expect(composeMail(db, services, { topic: 'mail.badge', userId, payload: {} })).rejects.toThrow(
    'Input must be one of: mail.password_reset',
  );
});
