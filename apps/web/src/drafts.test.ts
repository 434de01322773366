import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Forms that keep no draft, each with its reason. */
const WITHOUT_DRAFT = new Map([
  ['features/account/ChangeAddressDialog.tsx', 'an address beside a password, which is never stored'],
  ['features/account/security/passkeys/RenamePasskeyDialog.tsx', 'one short name'],
  ['features/account/security/ScanDialog.tsx', 'a code that is old after a minute'],
  ['features/account/PasswordSection.tsx', 'passwords are never stored'],
  ['features/account/ResetPasswordPage.tsx', 'passwords are never stored'],
  ['features/admin/audit/AuditFilterForm.tsx', 'the filters stand in the URL'],
  ['features/admin/figures/SpanForm.tsx', 'the days stand in the URL'],
  ['features/admin/industries/AddIndustryForm.tsx', 'one short name'],
  ['features/admin/industries/RenameIndustryDialog.tsx', 'one short name'],
  ['features/admin/industries/MergeIndustryDialog.tsx', 'one choice'],
  ['features/admin/handovers/StartHandoverForm.tsx', 'two choices and a day'],
  ['features/admin/imports/EditRow.tsx', 'cells of a file, which the server has stored'],
  ['features/admin/imports/MappingForm.tsx', 'columns of a file, and files are never stored'],
  ['features/admin/registration/providers/ServiceDialog.tsx', 'secrets are never stored'],
  ['features/admin/roles/GiveRoleForm.tsx', 'three choices'],
  ['features/admin/users/BatchDialog.tsx', 'a date and a number'],
  ['features/admin/orders/QuoteForm.tsx', 'one price'],
  ['features/admin/pages/PageConflict.tsx', 'shows a text and takes none'],
  ['features/admin/reports/ShortLinkCard.tsx', 'one code to look up, and a short reason'],
  ['features/decisions/ObjectionForm.tsx', 'a suspended member has no drafts: whose they are is not known'],
  ['features/setup/AdministratorForm.tsx', 'passwords are never stored'],
  ['features/application/ReplyForm.tsx', 'a visitor has no drafts: whose they are is not known'],
  ['features/events/door/OtherStatus.tsx', 'one name'],
  ['features/events/door/WalkInDialog.tsx', 'stored and sent at once'],
  ['features/events/guests/GuestDialog.tsx', 'a visitor has no drafts: whose they are is not known'],
  ['features/auth/ForgotPasswordForm.tsx', 'a visitor has no drafts: whose they are is not known'],
  ['features/auth/GreetingField.tsx', 'stored by the tab, for the Connect dialog that follows'],
  ['features/auth/LoginForm.tsx', 'passwords are never stored'],
  ['features/auth/MailedCodeForm.tsx', 'a visitor has no drafts: whose they are is not known'],
  ['features/auth/EnterCodeForm.tsx', 'a code that is old after ten minutes'],
  ['features/auth/SecondFactorForm.tsx', 'a code that is old after a minute'],
  ['features/auth/PasswordDialog.tsx', 'passwords are never stored'],
  ['features/auth/RegisterForm.tsx', 'a visitor has no drafts: whose they are is not known'],
  ['features/feed/PostTextarea.tsx', 'a control of forms, which keep the draft'],
  ['features/mentions/MentionTextarea.tsx', 'a control of forms, which keep the draft'],
  ['features/chapters/manage/InviteToChapter.tsx', 'one username'],
  ['features/invitations/CreateLinkForm.tsx', 'two choices and a short note'],
  ['features/opportunities/searches/SaveSearchDialog.tsx', 'a name that is filled in, and one choice'],
  ['features/search/SearchForm.tsx', 'a search stands in the URL'],
  ['ui/SearchInput.tsx', 'a search stands in the URL'],
  ['ui/composer/MarkdownTextarea.tsx', 'a control of forms, which keep the draft'],
]);

/** The fields of a form that stands in another file, by which it keeps a draft. */
const FIELDS_OF = new Map([
  ['features/admin/articles/ArticleFields.tsx', 'features/admin/articles/ArticleForm.tsx'],
  ['features/articles/own/OwnArticleFields.tsx', 'features/articles/own/OwnArticleForm.tsx'],
  ['features/admin/community/CategoryFields.tsx', 'features/admin/community/CommunityForm.tsx'],
  ['features/admin/community/LandingFields.tsx', 'features/admin/community/CommunityForm.tsx'],
  ['features/admin/community/WordsFields.tsx', 'features/admin/community/CommunityForm.tsx'],
  ['features/admin/community/TranslationFields.tsx', 'features/admin/community/CommunityForm.tsx'],
  ['features/admin/pages/PageFields.tsx', 'features/admin/pages/PageForm.tsx'],
  ['features/auth/RegisterMoreFields.tsx', 'features/auth/RegisterForm.tsx'],
  ['features/events/form/EventFields.tsx', 'features/events/form/EventForm.tsx'],
  ['features/chapters/form/ChapterFields.tsx', 'features/chapters/form/ChapterForm.tsx'],
  ['features/profile/ProfileInputs.tsx', 'features/profile/EditProfileForm.tsx'],
  ['features/businesses/form/EssentialFields.tsx', 'features/businesses/form/BusinessForm.tsx'],
]);

const root = import.meta.dirname;
const files = new Map(
  ['app', 'features', 'ui']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const keepsDraft = (file: string) => files.get(file)?.includes('<DraftNote') ?? false;
const forms = [...files].filter(([, source]) =>
  /<(form|(Markdown|Mention)?Textarea|textarea)\b/.test(source),
);

describe('what members type', () => {
  test('is found in forms and in text areas', () => {
    expect(forms.length).toBeGreaterThan(30);
  });

  test.each(forms.map(([file]) => file))('stores a draft, or a reason is given: %s', (file) => {
    const form = FIELDS_OF.get(file) ?? file;
    expect(keepsDraft(form) || WITHOUT_DRAFT.has(form)).toBe(true);
  });

  test('is not kept by the forms that are named here', () => {
    const named = [...WITHOUT_DRAFT.keys()];
    expect(named.filter((file) => !files.has(file) || keepsDraft(file))).toEqual([]);
    expect([...FIELDS_OF].flat().filter((file) => !files.has(file))).toEqual([]);
  });

  test('is never kept when it is a password', () => {
    const withPassword = [...files].filter(
      ([, source]) => source.includes('<PasswordInput') || source.includes('type="password"'),
    );
    expect(withPassword.length).toBeGreaterThan(3);
    expect(withPassword.filter(([file]) => keepsDraft(file))).toEqual([]);
  });
});
