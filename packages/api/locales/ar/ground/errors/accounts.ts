import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const accounts: Sentences = {
  'This application no longer exists': 'لم يعد طلب الانضمام هذا موجودًا',
  'The questions have changed. Please go through them again.': 'تغيّرت الأسئلة. يُرجى مراجعتها من جديد.',
  'Answer this question': 'أجب عن هذا السؤال',
  'Some questions are not answered yet': 'لم تُجب عن بعض الأسئلة بعد',
  'This application has already been decided': 'سبق اتخاذ قرار بشأن طلب الانضمام هذا',
  'You have asked many times already. Please approve or decline this application.':
    'سبق أن طرحت أسئلة كثيرة. يُرجى قبول طلب الانضمام هذا أو رفضه.',
  'A member with this email address already exists. You can decline this application.':
    'يوجد بالفعل عضو بهذا البريد الإلكتروني. يمكنك رفض طلب الانضمام هذا.',
  'This link is not valid, or the application no longer exists. Applications are erased some time after the decision.':
    'هذا الرابط غير صالح، أو لم يعد طلب الانضمام موجودًا. تُمحى الطلبات بعد مدة من القرار.',
  'Your application has been approved, so it can’t be withdrawn. Sign in to delete your account.':
    'تمت الموافقة على طلب انضمامك، لذا لا يمكن سحبه. سجّل الدخول لحذف حسابك.',
  'There is no open question in this application': 'لا يوجد سؤال مفتوح في طلب الانضمام هذا',
  '{0} We emailed you a link to choose another one.':
    '{0} أرسلنا إليك بالبريد الإلكتروني رابطًا لاختيار كلمة مرور أخرى.',
  'Please sign in again.': 'يُرجى تسجيل الدخول من جديد.',
  'This code is not right, or has been used. Please try again.':
    'هذا الرمز غير صحيح، أو سبق استخدامه. يُرجى المحاولة مرة أخرى.',
  'Too many wrong codes. {0}': 'رموز خاطئة كثيرة جدًا. {0}',
  'Invalid email or password.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'This code is not right, or has been used. Please try the next one.':
    'هذا الرمز غير صحيح، أو سبق استخدامه. يُرجى تجربة الرمز التالي.',
  'This passkey could not confirm that it’s you. Use your password, or another passkey.':
    'لم يتمكن مفتاح المرور هذا من تأكيد هويتك. استخدم كلمة المرور أو مفتاح مرور آخر.',
  'Your account is {0}.{1} Questions? Write to {2}.': 'حالة حسابك: {0}.{1} هل لديك أسئلة؟ راسل {2}.',
  'This account of {0} is linked to yours already.': 'حساب {0} هذا مرتبط بحسابك بالفعل.',
  'This account of {0} is linked to another member.': 'حساب {0} هذا مرتبط بعضو آخر.',
  'Another account of {0} is linked to yours. Unlink it first.':
    'هناك حساب آخر لدى {0} مرتبط بحسابك. ألغِ ربطه أولًا.',
  'This invitation does not exist': 'هذه الدعوة غير موجودة',
  'This invitation can no longer be used. Create a new one.':
    'لم يعد بالإمكان استخدام هذه الدعوة. أنشئ دعوة جديدة.',
  'This invitation was sent within the last hour. Please wait a little.':
    'أُرسلت هذه الدعوة خلال الساعة الماضية. يُرجى الانتظار قليلًا.',
  'Only administrators can invite people to this community':
    'لا يمكن لغير المسؤولين دعوة أشخاص إلى هذا المجتمع',
  "Members' invitations work at most {0} times, for {1} days":
    'دعوات الأعضاء محدودة: عدد مرات الاستخدام {0} على الأكثر، وعدد أيام الصلاحية {1}',
  'This invitation does not exist. Check the link, or ask for a new one.':
    'هذه الدعوة غير موجودة. تحقّق من الرابط، أو اطلب دعوة جديدة.',
  'This invitation was withdrawn. Ask for a new one.': 'سُحبت هذه الدعوة. اطلب دعوة جديدة.',
  'This invitation has been used up. Ask for a new one.': 'استُنفدت هذه الدعوة. اطلب دعوة جديدة.',
  'This invitation has expired. Ask for a new one.': 'انتهت صلاحية هذه الدعوة. اطلب دعوة جديدة.',
  'This invitation is for another email address. Use the one that it was sent to.':
    'هذه الدعوة مخصّصة لعنوان بريد إلكتروني آخر. استخدم العنوان الذي أُرسلت إليه.',
  'Please ask for a new code.': 'يُرجى طلب رمز جديد.',
  'This code is not right. Please check it with the email.': 'هذا الرمز غير صحيح. يُرجى مطابقته مع الرسالة.',
  'Signing in with a code by email is turned off': 'تسجيل الدخول برمز عبر البريد الإلكتروني موقوف',
  'This form has already been sent. Please send it again.': 'سبق إرسال هذا النموذج. يُرجى إرساله من جديد.',
  "You're already on our list. We've sent you your invitation again.":
    'اسمك مدرج في قائمتنا بالفعل. لقد أرسلنا إليك دعوتك مرة أخرى.',
  'Failed to create account. Please try again.': 'تعذّر إنشاء الحساب. يُرجى المحاولة مرة أخرى.',
  'This passkey could not be verified. Please try again.':
    'تعذّر التحقق من مفتاح المرور هذا. يُرجى المحاولة مرة أخرى.',
  'This passkey was removed from its account. Please sign in another way.':
    'أُزيل مفتاح المرور هذا من حسابه. يُرجى تسجيل الدخول بطريقة أخرى.',
  'Your account was changed in the meantime. Please sign in again.':
    'تغيّر حسابك في هذه الأثناء. يُرجى تسجيل الدخول من جديد.',
  'Nobody here is linked to this account of {0}. Join with your email address first.':
    'لا أحد هنا مرتبط بحساب {0} هذا. انضم أولًا ببريدك الإلكتروني.',
  'Your account here is not linked to this account of {0}. {1}': 'حسابك هنا غير مرتبط بحساب {0} هذا. {1}',
  'Sign in the way you usually do, then link {0} in Settings, under Security.':
    'سجّل الدخول بطريقتك المعتادة، ثم اربط {0} من الإعدادات، تحت «الأمان».',
  '{0} has not confirmed your email address, so it can’t open an account here. {1} If you’re new, join with your email address.':
    'لم يؤكَّد بريدك الإلكتروني لدى {0}، لذا لا يمكن فتح حساب هنا بهذه الطريقة. {1} إذا كنت جديدًا، فانضم ببريدك الإلكتروني.',
  'This sign-in began in another browser or tab, or took too long. Please try again.':
    'بدأ تسجيل الدخول هذا في متصفح أو علامة تبويب أخرى، أو استغرق وقتًا طويلًا جدًا. يُرجى المحاولة مرة أخرى.',
  'You were signed out in the meantime. Sign in, and link the account again.':
    'سُجّل خروجك في هذه الأثناء. سجّل الدخول واربط الحساب من جديد.',
  'You did not sign in at {0}.': 'لم تسجّل الدخول لدى {0}.',
  '{0} cannot be reached right now. Sign in another way, or try again later.':
    'تعذّر الوصول إلى {0} الآن. سجّل الدخول بطريقة أخرى، أو حاول لاحقًا.',
  'What {0} answered cannot be trusted, so nothing was opened. Please try again.':
    'لا يمكن الوثوق بما أجاب به {0}، لذلك لم يُفتح شيء. يُرجى المحاولة مرة أخرى.',
  '{0} did not share your name. Join with your email address instead.':
    'لم يصلنا اسمك من {0}. انضم ببريدك الإلكتروني بدلًا من ذلك.',
  'You cannot sign in with this service here any more.': 'لم يعد بإمكانك تسجيل الدخول هنا عبر هذه الخدمة.',
  'You can now join without an application. Please fill in the form again.':
    'يمكنك الآن الانضمام دون تقديم طلب. يُرجى ملء النموذج من جديد.',
  'There is an application from this address already. Open the link in the email we sent you about it.':
    'يوجد بالفعل طلب انضمام من هذا العنوان. افتح الرابط في الرسالة التي أرسلناها إليك بشأنه.',
  'An administrator will look at your registration before you can sign in. We have emailed you a link that shows where it stands. The password you sent was not stored: once you are approved, you choose one by email.':
    'سيطّلع أحد المسؤولين على تسجيلك قبل أن تتمكن من تسجيل الدخول. أرسلنا إليك رابطًا يعرض حالة تسجيلك. لم تُخزَّن كلمة المرور التي أرسلتها: بعد الموافقة تختار كلمة مرور من خلال رسالة نرسلها إليك.',
  'You have joined already. Please sign in.': 'لقد انضممت بالفعل. يُرجى تسجيل الدخول.',
  'Questions? {0}': 'هل لديك أسئلة؟ {0}',
  '{0} takes new members by application. Apply at {1}/?dialog=register':
    'الانضمام إلى {0} يتم بتقديم طلب. قدّم طلبك في {1}/?dialog=register',
  '{0} is by invitation only. {1}': 'الانضمام إلى {0} بالدعوة فقط. {1}',
  'Registration is closed at the moment. {0}': 'التسجيل مغلق حاليًا. {0}',
  'This link has been used or is too old. Please ask for a new one.':
    'استُخدم هذا الرابط أو انقضت مدته. يُرجى طلب رابط جديد.',
  'This session has ended': 'انتهت هذه الجلسة',
  'This is your address already': 'هذا هو عنوانك بالفعل',
  'Another account has this address. Sign in with it, or ask an administrator.':
    'هذا العنوان يخص حسابًا آخر. سجّل الدخول به، أو اسأل أحد المسؤولين.',
  'You are the last administrator. Make someone else one first.':
    'أنت المسؤول الأخير. عيّن شخصًا آخر مسؤولًا أولًا.',
  'Your data at {0}': 'بياناتك في {0}',
  'What is in this folder:': 'محتويات هذا المجلد:',
  'Every file is there twice, with the same content: .csv for spreadsheets, .json for programs.':
    'كل ملف موجود مرتين بالمحتوى نفسه: \u200E.csv لجداول البيانات، و\u200E.json للبرامج.',
  'Other members appear by their number only, as they appear in /profile/<number>.':
    'يظهر الأعضاء الآخرون بأرقامهم فقط، كما تظهر في \u200E/profile/<number>\u200E.',
  'Nothing is stored of you in:': 'لا شيء مخزَّن عنك في:',
  'Left out: your password and what your sign-in codes are made from; what is computed from the rest for searching; and what':
    'لا يشمل ذلك: كلمة مرورك وما تُنشأ منه رموز تسجيل دخولك؛ وما يُحسب من سائر البيانات لأغراض البحث؛ وما',
  'This account is not linked any more': 'لم يعد هذا الحساب مرتبطًا',
  'This took too long. Please confirm again.': 'استغرق ذلك وقتًا طويلًا جدًا. يُرجى التأكيد من جديد.',
  'Your password alone is not enough here. Confirm with your passkey or your app, or sign in with it first.':
    'كلمة المرور وحدها لا تكفي هنا. أكّد بمفتاح المرور أو بالتطبيق، أو سجّل الدخول به أولًا.',
  'This is not your password': 'هذه ليست كلمة مرورك',
  'You have {0} passkeys. Remove one first.': 'عدد مفاتيح المرور لديك: {0}. أزل أحدها أولًا.',
  'This passkey could not be added. Please try again.':
    'تعذّرت إضافة مفتاح المرور هذا. يُرجى المحاولة مرة أخرى.',
  'This passkey has been added already.': 'سبقت إضافة مفتاح المرور هذا.',
  'You have no such passkey': 'ليس لديك مفتاح المرور هذا',
  'Two-step sign-in is on already. Turn it off first to set it up with another app.':
    'تسجيل الدخول بخطوتين مفعَّل بالفعل. أوقفه أولًا لإعداده مع تطبيق آخر.',
  'Two-step sign-in is off': 'تسجيل الدخول بخطوتين موقوف',
  'This is not the code that the app shows now': 'هذا ليس الرمز الذي يعرضه التطبيق الآن',
  'Choose one of the languages of this community': 'اختر إحدى لغات هذا المجتمع',
  paused: 'معلّق',
  deactivated: 'معطّل',
  'paused. You can sign in again on {0}': 'معلّق. يمكنك تسجيل الدخول مجددًا في {0}',
};
