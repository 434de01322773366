import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const requests: Sentences = {
  'Page not found': 'الصفحة غير موجودة',
  'The request could not be read': 'تعذّرت قراءة الطلب',
  'Not found': 'غير موجود',
  'This cannot be done here': 'لا يمكن فعل ذلك هنا',
  'The file could not be read': 'تعذّرت قراءة الملف',
  'The request took too long to arrive': 'استغرق وصول الطلب وقتًا طويلًا جدًا',
  'The request is too large': 'الطلب كبير جدًا',
  'Only JSON is accepted': 'لا يُقبل سوى JSON',
  'The headers are too large': 'ترويسات الطلب كبيرة جدًا',
  'The request was refused': 'رُفض الطلب',
  'Busy right now. Please try again.': 'الخادم مشغول الآن. يُرجى المحاولة مرة أخرى.',
  'The server has no space left for files. Please try again later.':
    'لم تعد في الخادم مساحة للملفات. يُرجى المحاولة لاحقًا.',
  'Too many connections from your network. Please try again.':
    'الاتصالات من شبكتك كثيرة جدًا. يُرجى المحاولة مرة أخرى.',
  'This request came from another site': 'ورد هذا الطلب من موقع آخر',
  'It could not be prepared': 'تعذّر إعداده',
  'This short link does not exist.': 'هذا الرابط المختصر غير موجود.',
  'This short link no longer works.': 'لم يعد هذا الرابط المختصر يعمل.',
  'Please confirm your email address first. You can have the link sent again in your settings.':
    'يُرجى تأكيد بريدك الإلكتروني أولًا. يمكنك طلب إعادة إرسال الرابط من الإعدادات.',
  'This page link is not valid': 'رابط الصفحة هذا غير صالح',
  'Your membership has ended, so you can read but not publish. Contact the administrators to renew it.':
    'انتهت عضويتك، لذا يمكنك القراءة دون النشر. تواصل مع المسؤولين لتجديدها.',
  'Someone else changed this meanwhile{0}. Save again to replace it.':
    'عدّل شخص آخر هذا في هذه الأثناء{0}. احفظ من جديد لاستبداله.',
  'Someone else changed the same fields meanwhile. Nothing was saved.':
    'عدّل شخص آخر الحقول نفسها في هذه الأثناء. لم يُحفظ شيء.',
  "Someone else changed this while you were editing, so your changes weren't saved.":
    'عدّل شخص آخر هذا أثناء تعديلك، لذلك لم تُحفظ تغييراتك.',
  'This part of the site is turned off': 'هذا القسم من الموقع موقوف',
  'Please confirm your password first': 'يُرجى تأكيد كلمة المرور أولًا',
  'Something went wrong': 'حدث خطأ ما',
  'Invalid input': 'مدخلات غير صالحة',
  'One of the values is too large or too small': 'إحدى القيم كبيرة جدًا أو صغيرة جدًا',
  'An item like this already exists': 'يوجد عنصر كهذا بالفعل',
  'A linked item no longer exists. Reload the page and try again.':
    'لم يعد أحد العناصر المرتبطة موجودًا. أعد تحميل الصفحة وحاول مرة أخرى.',
  'This is not part of your role': 'هذا ليس من دورك',
  'Your role takes two-step sign-in. Turn it on in Settings, under Security.':
    'يتطلب دورك تسجيل الدخول بخطوتين. فعّله من الإعدادات، تحت «الأمان».',
  'Not authenticated': 'لم يتم تسجيل الدخول',
  'Please enter the code of your second factor.': 'يُرجى إدخال رمز الخطوة الثانية.',
  'Too many requests. Please wait a moment and try again.':
    'طلبات كثيرة جدًا. يُرجى الانتظار لحظة ثم المحاولة مرة أخرى.',
  'You’re posting too quickly. Please try again later.': 'أنت تنشر بسرعة كبيرة. يُرجى المحاولة لاحقًا.',
  'You’ve saved articles many times in a short time. Please try again later.':
    'حفظت مقالات مرات كثيرة خلال وقت قصير. يُرجى المحاولة لاحقًا.',
  'New members can post five times on their first day. Please come back tomorrow.':
    'يمكن للأعضاء الجدد النشر خمس مرات في يومهم الأول. يُرجى العودة غدًا.',
  'You’ve placed several orders in a short time. Please try again later.':
    'أرسلت عدة طلبات شراء خلال وقت قصير. يُرجى المحاولة لاحقًا.',
  'You’re sending messages too quickly. Please try again later.':
    'أنت ترسل الرسائل بسرعة كبيرة. يُرجى المحاولة لاحقًا.',
  'You can post ten opportunities a day.': 'يمكنك نشر عشر فرص في اليوم.',
  'You can create 100 events a day.': 'يمكنك إنشاء 100 فعالية في اليوم.',
  'You can create 20 chapters a day.': 'يمكنك إنشاء 20 فرعًا في اليوم.',
  'You’ve asked for several seats in a short time. Please try again later.':
    'طلبت عدة مقاعد خلال وقت قصير. يُرجى المحاولة لاحقًا.',
  'Several emails were sent to this address. Please try again later.':
    'أُرسلت عدة رسائل إلى هذا العنوان. يُرجى المحاولة لاحقًا.',
  'You can export your data five times an hour.': 'يمكنك تصدير بياناتك خمس مرات في الساعة.',
  'You can create up to six backups an hour. Please try again later.':
    'يمكنك إنشاء ما يصل إلى ست نسخ احتياطية في الساعة. يُرجى المحاولة لاحقًا.',
  'You can export up to six times an hour. Please try again later.':
    'يمكنك التصدير حتى ست مرات في الساعة. يُرجى المحاولة لاحقًا.',
  'You can restore up to three times an hour. Please try again later.':
    'يمكنك إجراء الاستعادة حتى ثلاث مرات في الساعة. يُرجى المحاولة لاحقًا.',
  'You can download up to five backups a minute. Please try again later.':
    'يمكنك تنزيل ما يصل إلى خمس نسخ احتياطية في الدقيقة. يُرجى المحاولة لاحقًا.',
  'You can upload up to ten backups an hour. Please try again later.':
    'يمكنك رفع ما يصل إلى عشر نسخ احتياطية في الساعة. يُرجى المحاولة لاحقًا.',
  'Too many pages are open at once. Please close some.':
    'صفحات كثيرة جدًا مفتوحة في وقت واحد. يُرجى إغلاق بعضها.',
  ' to “{0}”': ' (القيمة الآن «{0}»)',
};
