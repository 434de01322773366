import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const contact: Sentences = {
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'تم الرد على اعتراضك، والرد نهائي. لا يمكنك الاعتراض عليه مرة أخرى.',
  'You have already objected to this decision.': 'سبق أن اعترضت على هذا القرار.',
  'You can object within {0} days of a decision.': 'مهلة الاعتراض على القرار بالأيام: {0}.',
  'There is no such decision': 'لا يوجد قرار كهذا',
  'This member’s role does not cover this': 'لا يشمل دور هذا العضو ذلك',
  'This message does not exist': 'هذه الرسالة غير موجودة',
  'A message can be changed for {0} minutes': 'مهلة تعديل الرسالة بالدقائق: {0}',
  'This member is not available': 'هذا العضو غير متاح',
  'You can send pictures once they have replied': 'يمكنك إرسال الصور بعد أن يصلك ردّ',
  'You cannot write to yourself': 'لا يمكنك مراسلة نفسك',
  'You have written to {0} new people in 24 hours. Please come back later.':
    'عدد من راسلتهم لأول مرة خلال 24 ساعة: {0}. يُرجى العودة لاحقًا.',
  'Message deleted': 'حُذفت الرسالة',
  'Please confirm your email address first. Until then you can write to people you know.':
    'يُرجى تأكيد بريدك الإلكتروني أولًا. وإلى ذلك الحين يمكنك مراسلة من تعرفهم.',
  'Waiting for a reply. You can write again once they answer or accept.':
    'في انتظار ردّ. يمكنك الكتابة من جديد بعد الرد أو القبول.',
  'A text can mention at most {0} members and businesses':
    'الحد الأقصى لعدد الأعضاء والأنشطة التجارية المشار إليهم في النص: {0}',
  'This notification no longer exists': 'لم يعد هذا الإشعار موجودًا',
  'The weekly digest': 'الملخّص الأسبوعي',
};
