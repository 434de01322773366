import type { proofMessages as english } from '#src/features/auth/proof.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const proofMessages: Translation<typeof english> = {
  passkey: 'استخدام مفتاح مرور بدلًا من ذلك',
  appCode: 'استخدام رمز من التطبيق بدلًا من ذلك',
  code: 'الرمز من التطبيق',
  submitCode: 'استخدام الرمز',
  passkeyFailed: 'تعذّر استخدام مفتاح المرور. حاول مرة أخرى أو استخدم كلمة المرور.',
};
