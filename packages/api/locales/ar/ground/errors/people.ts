import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const people: Sentences = {
  'This request no longer exists': 'لم يعد هذا الطلب موجودًا',
  'You cannot block yourself': 'لا يمكنك حظر نفسك',
  'Only the other member can do this': 'لا يمكن فعل ذلك إلا للعضو الآخر',
  'This request or connection was just updated. Reload the page to see it.':
    'حُدّث هذا الطلب أو التواصل للتو. أعد تحميل الصفحة لرؤية ذلك.',
  'You cannot dismiss yourself': 'لا يمكنك استبعاد نفسك',
  'You cannot connect with yourself': 'لا يمكنك التواصل مع نفسك',
  'You have sent {0} requests in 24 hours.': 'عدد الطلبات التي أرسلتها خلال 24 ساعة: {0}.',
  'You have {0} pending requests. Withdraw one or wait for replies.':
    'عدد طلباتك قيد الانتظار: {0}. اسحب أحدها أو انتظر الردود.',
  '{0} You can send another one after {1}.': '{0} يمكنك إرسال طلب آخر بعد {1}.',
  'You withdrew a request to this member. You can send another from {0}.':
    'سحبت طلبًا إلى هذا العضو. يمكنك إرسال طلب آخر ابتداءً من {0}.',
  'Your profile no longer says this. Reload the page to see what you look for now.':
    'لم يعد ملفك الشخصي يذكر ذلك. أعد تحميل الصفحة لترى ما تبحث عنه الآن.',
  'You cannot report yourself': 'لا يمكنك الإبلاغ عن نفسك',
  'The requested profile could not be found.': 'تعذّر العثور على الملف الشخصي المطلوب.',
  'Your profile no longer says this. Reload the page to see how it is read now.':
    'لم يعد ملفك الشخصي يذكر ذلك. أعد تحميل الصفحة لترى كيف يُقرأ الآن.',
  'What you rule out can only be left out': 'ما تستبعده لا يمكن سوى تجاهله',
  'This sample of your work no longer exists': 'لم يعد هذا العمل موجودًا',
  'You can show up to {0} samples of your work': 'الحد الأقصى لعدد الأعمال التي تعرضها: {0}',
};
