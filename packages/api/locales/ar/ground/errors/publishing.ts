import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const publishing: Sentences = {
  'There is no such article': 'لا يوجد مقال كهذا',
  'Choose a member of the community': 'اختر عضوًا من المجتمع',
  'An article can show at most {0} pictures': 'الحد الأقصى لعدد الصور في المقال: {0}',
  'Only administrators can write articles': 'لا يمكن لغير المسؤولين كتابة مقالات',
  "The article you're looking for doesn't exist.": 'المقال الذي تبحث عنه غير موجود.',
  'Members can’t submit articles at the moment': 'لا يمكن للأعضاء إرسال مقالات في الوقت الحالي',
  'Write the article before you submit it': 'اكتب المقال قبل إرساله',
  'Up to {0} of your articles can wait at a time. Save this one until one of them is decided on.':
    'الحد الأقصى لعدد مقالاتك التي في انتظار الموافقة: {0}. احفظ هذا المقال إلى أن يُبتّ في أحدها.',
  'You can keep up to {0} articles that are not published. Delete one that you no longer need.':
    'الحد الأقصى لعدد مقالاتك غير المنشورة: {0}. احذف مقالًا لم تعد تحتاج إليه.',
  'This article is waiting for approval. Take it back to change it.':
    'هذا المقال في انتظار الموافقة. اسحبه لتعديله.',
  'Administrators change what is published. Ask them if something is wrong.':
    'المسؤولون هم من يعدّلون ما نُشر. تواصل معهم إن كان فيه خطأ.',
  'This article is no longer waiting': 'لم يعد هذا المقال في انتظار الموافقة',
  'You have no such article': 'ليس لديك مقال كهذا',
  'The member who submitted this article stays its author': 'يبقى هذا المقال باسم العضو الذي أرسله',
  'A member submitted this article. Open it, and publish what you have read.':
    'ورد هذا المقال من أحد الأعضاء. افتحه واقرأه، ثم انشره.',
  'This article was declined. It can be changed once its author has submitted it again.':
    'رُفض هذا المقال. يمكن تعديله بعد أن يرسله كاتبه من جديد.',
  'Its author can’t be shown to others at the moment. Publish it once their account is active and their address confirmed.':
    'لا يمكن إظهار كاتب المقال للآخرين في الوقت الحالي. انشره بعد أن يصبح حساب الكاتب نشطًا وعنوانه مؤكَّدًا.',
  'This post no longer exists': 'لم يعد هذا المنشور موجودًا',
  'Only the author can delete this comment': 'لا يمكن لغير الكاتب حذف هذا التعليق',
  'You cannot report your own comment': 'لا يمكنك الإبلاغ عن تعليقك',
  'This comment no longer exists': 'لم يعد هذا التعليق موجودًا',
  'Only the author can delete this post': 'لا يمكن لغير الكاتب حذف هذا المنشور',
  'You cannot report your own post': 'لا يمكنك الإبلاغ عن منشورك',
  'A post can be edited for {0} minutes': 'مهلة تعديل المنشور بالدقائق: {0}',
  'Only the author may edit this post': 'لا يحق لغير الكاتب تعديل هذا المنشور',
  'On your first day a post can have at most {0} links':
    'الحد الأقصى لعدد الروابط في المنشور في يومك الأول: {0}',
  'A post can have at most {0} topics': 'الحد الأقصى لعدد الموضوعات في المنشور: {0}',
  'You can follow at most {0} topics. Unfollow one first.':
    'الحد الأقصى لعدد الموضوعات التي تتابعها: {0}. ألغِ متابعة أحدها أولًا.',
  'Please sign in to shorten addresses': 'يُرجى تسجيل الدخول لاختصار العناوين',
  'This address was taken down': 'أُوقف هذا العنوان',
  'There is no such short link': 'لا يوجد رابط مختصر كهذا',
  'This short link has already been taken down': 'سبق إيقاف هذا الرابط المختصر',
  'Enter a valid web address': 'أدخل عنوان موقع صالحًا',
  'Only addresses starting with http:// or https:// can be shortened':
    'لا يمكن سوى اختصار العناوين التي تبدأ بـ http://\u200E أو https://\u200E',
  "Links that contain a username or password can't be shortened":
    'لا يمكن اختصار الروابط التي تحتوي على اسم مستخدم أو كلمة مرور',
  "Links to this site don't need to be shortened": 'لا حاجة إلى اختصار الروابط المؤدية إلى هذا الموقع',
  'Addresses inside a private network cannot be shortened': 'لا يمكن اختصار العناوين داخل شبكة خاصة',
  'Addresses of this site cannot be shortened here': 'لا يمكن اختصار عناوين هذا الموقع هنا',
  'Links can have up to {0} characters': 'الحد الأقصى لعدد أحرف الرابط: {0}',
};
