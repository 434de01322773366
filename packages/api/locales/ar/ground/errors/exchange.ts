import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const exchange: Sentences = {
  'You have answered this application already': 'سبق أن رددت على هذا الطلب',
  'An answer can be taken back for a day': 'لا يمكن سحب الرد إلا خلال يوم واحد',
  'Your application has been answered already': 'سبق الرد على طلبك',
  'This opportunity no longer exists': 'لم تعد هذه الفرصة موجودة',
  'This opportunity is closed': 'هذه الفرصة مغلقة',
  'You cannot apply to your own opportunity': 'لا يمكنك التقدّم إلى فرصة نشرتها',
  'Only the poster can close this opportunity': 'لا يمكن لغير ناشر هذه الفرصة إغلاقها',
  'Only the poster can edit this opportunity': 'لا يمكن لغير ناشر هذه الفرصة تعديلها',
  'You can save {0} searches. Delete one of them first.':
    'الحد الأقصى لعدد عمليات البحث المحفوظة: {0}. احذف إحداها أولًا.',
  'This search is no longer saved': 'لم يعد هذا البحث محفوظًا',
  "You can't change this order from {0} to {1}": 'لا يمكنك تغيير حالة طلب الشراء هذا من {0} إلى {1}',
  'You can only send a quote for a pending quote request':
    'لا يمكنك إرسال عرض سعر إلا ردًا على طلب عرض سعر قيد الانتظار',
  'This order does not exist': 'طلب الشراء هذا غير موجود',
  'Only a pending order can be cancelled, by the member who placed it':
    'لا يمكن إلغاء سوى طلب شراء قيد الانتظار، ومن قبل العضو الذي أرسله',
  'There is no open quote for this order': 'لا يوجد عرض سعر مفتوح لطلب الشراء هذا',
  'This service does not exist': 'هذه الخدمة غير موجودة',
  'This service cannot be ordered at the moment': 'لا يمكن طلب هذه الخدمة حاليًا',
  'This referral does not exist': 'هذه الإحالة غير موجودة',
  'Only a completed referral has an outcome': 'لا نتيجة إلا لإحالة مكتملة',
  'Only another member of this referral can do this': 'لا يمكن فعل ذلك إلا لعضو آخر من أطراف هذه الإحالة',
  'This referral was just updated. Reload the page to see it.':
    'حُدّثت هذه الإحالة للتو. أعد تحميل الصفحة لرؤية ذلك.',
  'You cannot refer to yourself': 'لا يمكنك إرسال إحالة إلى نفسك',
  'This member isn’t accepting referrals': 'لا يستقبل هذا العضو إحالات',
  'You have an open referral to this member': 'لديك إحالة مفتوحة إلى هذا العضو',
  'Your last referral to this member ended less than {0} days ago':
    'لم يمضِ بعد عدد الأيام اللازم ({0}) على انتهاء إحالتك الأخيرة إلى هذا العضو',
  'To refer members, first add what you offer or what you’re looking for to your profile':
    'لإرسال إحالات إلى الأعضاء، أضف أولًا إلى ملفك الشخصي ما تقدّمه أو ما تبحث عنه',
  'You have sent {0} referrals in 24 hours': 'عدد الإحالات التي أرسلتها خلال 24 ساعة: {0}',
  'A member cannot be introduced to themselves': 'لا يمكن تعريف عضو إلى نفسه',
  'You can only introduce your own connections': 'لا يمكنك التعريف إلا بجهات اتصالك',
  'These two cannot be introduced to each other': 'لا يمكن التعريف بين هذين العضوين',
  'Members have ordered this service, so it can only be taken off offer.':
    'سبق أن طلب أعضاء هذه الخدمة، لذا لا يمكن سوى إيقاف عرضها.',
  'There can be {0} services. Change one that you no longer offer.':
    'الحد الأقصى لعدد الخدمات: {0}. عدّل خدمة لم تعد تقدّمها.',
  'we received your quote request': 'وصلنا طلبك للحصول على عرض سعر',
  'we received your order': 'وصلنا طلب شرائك',
  'your quote of {0} is ready to accept or decline': 'عرض السعر الخاص بك وقدره {0} جاهز للقبول أو الرفض',
  'you accepted the quote of {0}, so work can begin': 'قبلتَ عرض السعر وقدره {0}، ويمكن الآن بدء العمل',
  'you declined the quote, so the order is cancelled': 'رفضتَ عرض السعر، لذلك أُلغي طلب الشراء',
  'your order is now pending': 'طلب شرائك الآن قيد الانتظار',
  'your order is now in progress': 'طلب شرائك الآن قيد التنفيذ',
  'your order is now completed': 'طلب شرائك الآن مكتمل',
  'your order is now cancelled': 'طلب شرائك الآن ملغى',
  'our team wrote: {0}': 'كتب فريقنا: {0}',
  pending: 'قيد الانتظار',
  'in progress': 'قيد التنفيذ',
  completed: 'مكتمل',
  cancelled: 'ملغى',
};
