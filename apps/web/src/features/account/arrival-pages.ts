/** The small pages that a mail, another service or a full page load leads to, in one chunk: each is a few lines. */
export { AccountDeletedPage } from './AccountDeletedPage.tsx';
export { ProviderPage } from './provider/ProviderPage.tsx';
export { VerifyEmailPage } from './VerifyEmailPage.tsx';
