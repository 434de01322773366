import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const members: Sentences = {
  'This request has already been dealt with': 'سبقت معالجة هذا الطلب',
  'You entered this request. Another administrator confirms it.': 'أنت من أدخل هذا الطلب. يؤكده مسؤول آخر.',
  'The same request is already waiting for another administrator': 'الطلب نفسه في انتظار مسؤول آخر بالفعل',
  'This member no longer exists': 'لم يعد هذا العضو موجودًا',
  'This is an administrator. Make them a member first, or ask them to use their settings.':
    'هذا الشخص مسؤول. اجعله عضوًا أولًا، أو اطلب منه استخدام إعداداته.',
  'This applicant has become a member. Open their page under Members instead.':
    'أصبح مقدّم الطلب هذا عضوًا. افتح صفحته ضمن «المستخدمون» بدلًا من ذلك.',
  'This request is not about a copy of data': 'لا يتعلق هذا الطلب بنسخة من البيانات',
  'The copy can be downloaded for {0} days after the request was confirmed':
    'عدد الأيام التي يمكن خلالها تنزيل النسخة بعد تأكيد الطلب: {0}',
  'This person has been erased in the meantime': 'مُحيت بيانات هذا الشخص في هذه الأثناء',
  'No member matches': 'لا يوجد عضو مطابق',
  'This matches more than {0} members. Narrow the search or the filter.':
    'عدد الأعضاء المطابقين أكبر من {0}. ضيّق البحث أو التصفية.',
  'This cannot be undone': 'لا يمكن التراجع عن ذلك',
  'All of these emails have gone out': 'أُرسلت جميع هذه الرسائل',
  'This action does not exist, or was deleted after 30 days': 'هذا الإجراء غير موجود، أو حُذف بعد 30 يومًا',
  'This member has not joined yet. Change the address in the form below.':
    'لم ينضم هذا العضو بعد. غيّر العنوان في النموذج أدناه.',
  'This account is deactivated. Activate it first.': 'هذا الحساب معطّل. فعّله أولًا.',
  'The address of an administrator cannot be changed. Make them a member first.':
    'لا يمكن تغيير عنوان مسؤول. اجعله عضوًا أولًا.',
  'This member does not exist': 'هذا العضو غير موجود',
  'There is nothing to send: this member has confirmed their address, or is deactivated':
    'لا يوجد ما يُرسل: أكّد هذا العضو عنوانه، أو حسابه معطّل',
  'This member has not joined yet. Send the invitation again instead.':
    'لم ينضم هذا العضو بعد. أعد إرسال الدعوة بدلًا من ذلك.',
  'This member has joined. Use “Change address” instead.':
    'انضم هذا العضو. استخدم «تغيير العنوان» بدلًا من ذلك.',
  'Another member has this email address': 'لعضو آخر هذا البريد الإلكتروني',
  'Another member has this membership number': 'لعضو آخر رقم العضوية هذا',
  'Choose two different accounts': 'اختر حسابين مختلفين',
  'You cannot merge your own account into another one': 'لا يمكنك دمج حسابك في حساب آخر',
  'An administrator cannot be merged. Change the role first.': 'لا يمكن دمج حساب مسؤول. غيّر الدور أولًا.',
  'Someone with a role cannot be merged. End the role first.': 'لا يمكن دمج حساب من لديه دور. أنهِ الدور أولًا.',
  'Keep the account that has joined, and merge the other one into it':
    'أبقِ الحساب الذي اكتمل انضمامه، وادمج الآخر فيه',
  'Two-step sign-in of an administrator can only be turned off by themselves, or by who runs the server.':
    'لا يمكن إيقاف تسجيل الدخول بخطوتين لمسؤول إلا من قبله أو من قبل من يدير الخادم.',
  'This member has no two-step sign-in': 'تسجيل الدخول بخطوتين غير مفعَّل لهذا العضو',
  'Only an active member can become an administrator': 'لا يمكن لغير عضو نشط أن يصبح مسؤولًا',
  'The last active administrator cannot be demoted. Make someone else administrator first.':
    'لا يمكن سحب صفة المسؤول من آخر مسؤول نشط. عيّن شخصًا آخر مسؤولًا أولًا.',
  'This member has a role that you do not have. Ask an administrator to do this.':
    'لهذا العضو دور ليس لديك. اطلب من أحد المسؤولين فعل ذلك.',
  'This member was suspended by a decision. Ask a moderator to end it.':
    'عُلّق حساب هذا العضو بقرار. اطلب من أحد المشرفين إنهاء التعليق.',
  'You cannot deactivate yourself': 'لا يمكنك تعطيل حسابك',
  'The last active administrator cannot be deactivated': 'لا يمكن تعطيل حساب آخر مسؤول نشط',
  'This member has not joined yet. They become active when they open the link in their invitation.':
    'لم ينضم هذا العضو بعد. يصبح نشطًا عند فتح الرابط الموجود في دعوته.',
  'There is already an account with this email address': 'يوجد بالفعل حساب بهذا البريد الإلكتروني',
  'Message deleted with the account': 'حُذفت الرسالة مع الحساب',
};
