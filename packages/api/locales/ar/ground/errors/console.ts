import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const console: Sentences = {
  'Another backup is being uploaded': 'يجري رفع نسخة احتياطية أخرى',
  'Please send the file itself as the body, as {0} and with its length.':
    'يُرجى إرسال الملف نفسه في متن الطلب، بالنوع {0} ومع تحديد حجمه.',
  'The backup took too long to arrive.': 'استغرق وصول النسخة الاحتياطية وقتًا طويلًا جدًا.',
  'This delivery is no longer among the failed ones': 'لم تعد هذه الرسالة بين الرسائل التي تعذّر تسليمها',
  'This test email no longer exists': 'لم تعد هذه الرسالة التجريبية موجودة',
  'Something went wrong; the log says what': 'حدث خطأ ما؛ التفاصيل في السجل',
  'A data export cannot be restored; please choose a full backup':
    'لا يمكن استعادة ملف تصدير بيانات؛ يُرجى اختيار نسخة احتياطية كاملة',
  'This backup is being checked already': 'يجري فحص هذه النسخة الاحتياطية بالفعل',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'لا يمكن حذف سوى النسخ الاحتياطية المرفوعة؛ أما غيرها فيُحذف بحسب عمره',
  'These days are yet to come': 'هذه الأيام لم تحن بعد',
  'Choose an earlier day': 'اختر يومًا أسبق',
  'Only the two whose office moves can confirm this': 'لا يمكن تأكيد ذلك إلا من طرفي تسليم المنصب',
  'Another administrator has to approve this': 'يجب أن يعتمد ذلك مسؤول آخر',
  'This handover is over already': 'انتهى تسليم المهام هذا بالفعل',
  'This handover does not exist': 'تسليم المهام هذا غير موجود',
  'Only administrators see what others look after': 'لا يرى ما يتابعه الآخرون سوى المسؤولين',
  'This member has no role to hand over': 'ليس لهذا العضو دور لتسليمه',
  'Choose today or a later day': 'اختر اليوم الحالي أو يومًا لاحقًا',
  'Choose a day within a year': 'اختر يومًا خلال سنة',
  'Only an active member can take over': 'لا يمكن لغير عضو نشط استلام المهام',
  'The role {0} ends before this day. Choose an earlier one, or give the role for longer first.':
    'ينتهي دور {0} قبل هذا اليوم. اختر يومًا أسبق، أو مدّد الدور أولًا.',
  'This office is being handed over already. Cancel that handover first.':
    'يجري تسليم مهام هذا المنصب بالفعل. ألغِ ذلك التسليم أولًا.',
  'There is no such objection': 'لا يوجد اعتراض كهذا',
  'Someone has already answered this objection': 'سبق أن ردّ شخص آخر على هذا الاعتراض',
  'You made this decision. Another administrator answers the objection to it.':
    'أنت من اتخذ هذا القرار. يردّ مسؤول آخر على الاعتراض عليه.',
  'This member has a role that you do not have. Ask an administrator to answer.':
    'لهذا العضو دور ليس لديك. اطلب من أحد المسؤولين الرد.',
  'Write what the member should know': 'اكتب ما ينبغي أن يعرفه العضو',
  'This no longer exists': 'لم يعد هذا موجودًا',
  'Someone has already decided on this post': 'سبق أن اتخذ شخص آخر قرارًا بشأن هذا المنشور',
  "This action isn't available for this type of content": 'هذا الإجراء غير متاح لهذا النوع من المحتوى',
  'This member can no longer be contacted': 'لم يعد بالإمكان التواصل مع هذا العضو',
  'This member has no posts on the feed': 'ليس لهذا العضو منشورات',
  'This account is already deactivated': 'هذا الحساب معطّل بالفعل',
  'There can be {0} services. Remove one first.': 'الحد الأقصى لعدد الخدمات: {0}. أزل إحداها أولًا.',
  'This service was removed': 'أُزيلت هذه الخدمة',
  'Nothing answers there. Check the address for typing errors.':
    'لا استجابة من هذا العنوان. تحقّق من خلوّه من الأخطاء الإملائية.',
  'What answers there is not this service. Copy the issuer from its settings exactly, character by character.':
    'ما يستجيب هناك ليس هذه الخدمة. انسخ جهة الإصدار (issuer) من إعداداتها كما هي حرفًا بحرف.',
  'This is taken by another service': 'هذا مستخدم لخدمة أخرى',
  'This report does not exist': 'هذا البلاغ غير موجود',
  'Someone has already decided on this report': 'سبق أن اتخذ شخص آخر قرارًا بشأن هذا البلاغ',
  'This community is already set up and has an administrator. Sign in, or ask them to make you an administrator.':
    'سبق إعداد هذا المجتمع وله مسؤول. سجّل الدخول، أو اطلب من المسؤول منحك صفة المسؤول.',
  'This setup address has expired. Restart the server and look for a new one in its log.':
    'انتهت صلاحية عنوان الإعداد هذا. أعد تشغيل الخادم وابحث عن عنوان جديد في سجله.',
  'This setup address is not valid. Use the latest one from the server log.':
    'عنوان الإعداد هذا غير صالح. استخدم أحدث عنوان في سجل الخادم.',
  'There is already an account with this email address. Use another one; you can make that member an administrator later.':
    'يوجد بالفعل حساب بهذا البريد الإلكتروني. استخدم عنوانًا آخر؛ يمكنك منح ذلك العضو صفة المسؤول لاحقًا.',
  members: 'الأعضاء',
  businesses: 'الأنشطة التجارية',
};
