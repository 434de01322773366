export const errorMessages: Readonly<Record<string, string>> = {
  'Another backup is being uploaded': 'يجري رفع نسخة احتياطية أخرى',
  'Please send the file itself as the body, as {0} and with its length.':
    'يُرجى إرسال الملف نفسه في متن الطلب، بالنوع {0} ومع تحديد حجمه.',
  'The backup took too long to arrive.': 'استغرق وصول النسخة الاحتياطية وقتًا طويلًا جدًا.',
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
  'Please send the spreadsheet as a file.': 'يُرجى إرسال جدول البيانات كملف.',
  'Please choose a spreadsheet.': 'يُرجى اختيار جدول بيانات.',
  'This file is larger than 5 MB. Split it into several files.':
    'حجم هذا الملف أكبر من 5 ميغابايت. قسّمه إلى عدة ملفات.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'استغرق وصول الملف وقتًا طويلًا جدًا. يُرجى المحاولة مرة أخرى، أو تقسيمه إلى عدة ملفات.',
  'Please send one spreadsheet and nothing else.': 'يُرجى إرسال جدول بيانات واحد فقط.',
  'It could not be prepared': 'تعذّر إعداده',
  'Its address is not a public one.': 'عنوانها ليس عنوانًا عامًا.',
  'It is larger than 5 MB.': 'حجمها أكبر من 5 ميغابايت.',
  'The site redirects too often.': 'يعيد الموقع التوجيه مرات كثيرة جدًا.',
  'The site took too long to answer.': 'استغرق ردّ الموقع وقتًا طويلًا جدًا.',
  'The site could not be reached.': 'تعذّر الوصول إلى الموقع.',
  'The site redirects to something else than a web address.': 'يعيد الموقع التوجيه إلى ما ليس عنوان موقع.',
  'The site answered {0}.': 'أجاب الموقع: {0}.',
  'This picture could not be processed. Please try again, or choose another one.':
    'تعذّرت معالجة هذه الصورة. يُرجى المحاولة مرة أخرى، أو اختيار صورة أخرى.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'هذا الملف ليس صورة يمكننا قراءتها. يُرجى اختيار ملف PNG أو JPEG أو WebP.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'هذه الصورة غير مكتملة. يُرجى اختيار الملف كاملًا، أو صورة أخرى.',
  'This picture has too many pixels. Please choose a smaller one.':
    'عدد البكسلات في هذه الصورة كبير جدًا. يُرجى اختيار صورة أصغر.',
  'This short link does not exist.': 'هذا الرابط المختصر غير موجود.',
  'This short link no longer works.': 'لم يعد هذا الرابط المختصر يعمل.',
  'Please send the picture as a file.': 'يُرجى إرسال الصورة كملف.',
  'Please choose a picture.': 'يُرجى اختيار صورة.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'حجم هذه الصورة أكبر من 5 ميغابايت. يُرجى اختيار صورة أصغر.',
  'The picture took too long to arrive. Please try a smaller one.':
    'استغرق وصول الصورة وقتًا طويلًا جدًا. يُرجى تجربة صورة أصغر.',
  'Please send one picture and nothing else.': 'يُرجى إرسال صورة واحدة فقط.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'لا يزال رفع صورتك السابقة جاريًا. يُرجى المحاولة مرة أخرى بعد لحظات.',
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
  'This chapter does not exist': 'هذا الفرع غير موجود',
  'Only the leaders of this chapter can do this': 'لا يمكن لغير مسؤولي هذا الفرع فعل ذلك',
  'Only administrators can create chapters': 'لا يمكن لغير المسؤولين إنشاء فروع',
  'Choose someone else': 'اختر شخصًا آخر',
  'This member does not belong to the chapter': 'هذا العضو لا ينتمي إلى الفرع',
  'Only the leaders of this chapter see who asks to join': 'لا يرى طلبات الانضمام سوى مسؤولي هذا الفرع',
  'This chapter is closed': 'هذا الفرع مغلق',
  'You can join this chapter when one of its leaders invites you':
    'يمكنك الانضمام إلى هذا الفرع عندما يدعوك أحد مسؤوليه',
  'Your request was declined. A leader of the chapter can still invite you.':
    'رُفض طلبك. لا يزال بإمكان أحد مسؤولي الفرع دعوتك.',
  'This member has not asked to join': 'لم يطلب هذا العضو الانضمام',
  'This request has been decided or withdrawn': 'اتُّخذ قرار بشأن هذا الطلب أو سُحب',
  'There is no member with this username': 'لا يوجد عضو باسم المستخدم هذا',
  'This member wants no more invitations to this chapter': 'لا يرغب هذا العضو في دعوات أخرى إلى هذا الفرع',
  'A chapter can have at most {0} members': 'الحد الأقصى لعدد أعضاء الفرع: {0}',
  '{0} has one seat per trade, and that of “{1}” is taken': 'في {0} مقعد واحد لكل مهنة، ومقعد «{1}» مشغول',
  'A chapter needs a leader. Make someone else a leader first.':
    'يحتاج الفرع إلى مسؤول. عيّن أولًا شخصًا آخر مسؤولًا للفرع.',
  'Only members of this chapter can post in it': 'لا يمكن لغير أعضاء هذا الفرع النشر فيه',
  'This event takes place once. Sign up for its date.': 'تُقام هذه الفعالية مرة واحدة. سجّل في موعدها.',
  'This event has been canceled': 'أُلغيت هذه الفعالية',
  'This date has been canceled': 'أُلغي هذا الموعد',
  'This date is over': 'انتهى هذا الموعد',
  'Only organizers see who is waiting': 'لا يرى قائمة المنتظرين سوى المنظّمين',
  'This code is not one of ours.': 'هذا الرمز ليس من رموزنا.',
  'This code is for another event.': 'هذا الرمز لفعالية أخرى.',
  'This code has expired: its event is over.': 'انتهت صلاحية هذا الرمز: انتهت فعاليته.',
  'This person is not on the list, or gave the seat up.': 'هذا الشخص ليس في القائمة، أو تخلّى عن مقعده.',
  'This check-in was undone since.': 'تم التراجع عن تسجيل الحضور هذا منذ ذلك الحين.',
  'Enter who came instead.': 'أدخل اسم من حضر بدلًا من ذلك.',
  '{0} is not on the list of date {1}': 'لم يُعثر على اسم {0} في قائمة الموعد {1}',
  'There is nothing to undo': 'لا يوجد ما يمكن التراجع عنه',
  'Only organizers and hosts open the door of an event':
    'لا يمكن لغير المنظّمين والمضيفين فتح الاستقبال لفعالية',
  'This link is for another date, or its day is over. Ask an organizer for a new one.':
    'هذا الرابط لموعد آخر، أو انقضى يومه. اطلب رابطًا جديدًا من أحد المنظّمين.',
  'You have no seat on this date': 'ليس لديك مقعد في هذا الموعد',
  'This event belongs to no chapter. Choose who else can see it.':
    'لا تتبع هذه الفعالية أي فرع. اختر من يمكنه رؤيتها أيضًا.',
  'Events of a hidden chapter are for its members only': 'فعاليات الفرع المخفي لأعضائه فقط',
  'There would be no second date. Choose a later last day.': 'لن يكون هناك موعد ثانٍ. اختر يومًا أخيرًا لاحقًا.',
  'To end it earlier, cancel the dates that do not take place.':
    'لإنهائها قبل ذلك، ألغِ المواعيد التي لن تُقام.',
  'This event has no such date': 'لا يوجد موعد كهذا لهذه الفعالية',
  'Choose a time that is still to come': 'اختر وقتًا لم يحن بعد',
  'Choose a last day within the next {0} months. You can add dates later.':
    'اختر يومًا أخيرًا ضمن عدد الأشهر المقبلة المسموح به ({0}). يمكنك إضافة مواعيد لاحقًا.',
  'An event can have at most {0} dates. Choose an earlier last day.':
    'الحد الأقصى لعدد مواعيد الفعالية: {0}. اختر يومًا أخيرًا أقرب.',
  'This event does not exist': 'هذه الفعالية غير موجودة',
  'Only the leaders and organizers of this chapter can hold its events':
    'لا يمكن لغير مسؤولي هذا الفرع ومنظّميه إقامة فعالياته',
  'Only administrators can create events': 'لا يمكن لغير المسؤولين إنشاء فعاليات',
  'Only administrators can change this event': 'لا يمكن لغير المسؤولين تعديل هذه الفعالية',
  'Only organizers and hosts see who came to an event': 'لا يرى من حضر الفعالية سوى المنظّمين والمضيفين',
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.':
    'هذا الرابط غير صالح، أو مُحي ما كان يخصّه. اطلب مقعدًا من جديد في صفحة الفعالية.',
  'This date is over or has been canceled': 'انتهى هذا الموعد أو أُلغي',
  'This event is for members now': 'أصبحت هذه الفعالية للأعضاء فقط',
  'There is no such guest any more': 'لم يعد هذا الضيف موجودًا',
  '{0} has not come yet': 'لم يُسجَّل حضور {0} بعد',
  'This banner does not exist': 'هذه اللافتة غير موجودة',
  'Choose one of the categories: {0}': 'اختر إحدى الفئات: {0}',
  'There can be {0} industries. Retire or merge one first.':
    'الحد الأقصى لعدد القطاعات: {0}. أوقف قطاعًا أو ادمجه أولًا.',
  'This industry does not exist': 'هذا القطاع غير موجود',
  'Choose another industry to merge it into': 'اختر قطاعًا آخر لدمجه فيه',
  'This is on the list already, as “{0}”': 'هذا موجود في القائمة بالفعل باسم «{0}»',
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
  'This delivery is no longer among the failed ones': 'لم تعد هذه الرسالة بين الرسائل التي تعذّر تسليمها',
  'This test email no longer exists': 'لم تعد هذه الرسالة التجريبية موجودة',
  'Something went wrong; the log says what': 'حدث خطأ ما؛ التفاصيل في السجل',
  'A data export cannot be restored; please choose a full backup':
    'لا يمكن استعادة ملف تصدير بيانات؛ يُرجى اختيار نسخة احتياطية كاملة',
  'This backup is being checked already': 'يجري فحص هذه النسخة الاحتياطية بالفعل',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'لا يمكن حذف سوى النسخ الاحتياطية المرفوعة؛ أما غيرها فيُحذف بحسب عمره',
  'This request no longer exists': 'لم يعد هذا الطلب موجودًا',
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
  '{0}: “{1}” is no email address, and is left out': '{0}: «{1}» ليس عنوان بريد إلكتروني، ولن يُستورد',
  '{0}: choose the time zone of the community first': '{0}: اختر أولًا المنطقة الزمنية للمجتمع',
  '{0}: “{1}” is left out, write “Mon-Fri 9:00-17:00”': '{0}: لن يُستورد «{1}»، اكتب «Mon-Fri 9:00-17:00»',
  'A business with this name in this place already exists': 'يوجد بالفعل نشاط تجاري بهذا الاسم في هذا المكان',
  'Same name and place as row {0}': 'الاسم والمكان مطابقان لما في الصف {0}',
  '{0}: the business belongs to another member, who stays its owner':
    '{0}: يتبع النشاط التجاري عضوًا آخر، ويبقى مالكًا له',
  '{0} by appointment': '{0} بموعد مسبق',
  '“{0}” is left out': 'لن يُستورد «{0}»',
  '{0} addresses, only the town of the first, {1}, is used':
    'عدد العناوين: {0}، ولا تُستخدم سوى مدينة العنوان الأول، {1}',
  '{0} addresses, {1} is used': 'عدد العناوين: {0}، والمستخدم منها {1}',
  '“{0}” is no phone number, and is left out': '«{0}» ليس رقم هاتف، ولن يُستورد',
  '{0} numbers, {1} is used': 'عدد الأرقام: {0}، والمستخدم منها {1}',
  '“{0}” is read as {1}': 'يُقرأ «{0}» على أنه {1}',
  '“{0}” is an address without a town, and is left out': '«{0}» عنوان بلا مدينة، ولن يُستورد',
  'Only the town, {0}, is used': 'لا تُستخدم سوى المدينة، {0}',
  '{0} lines, {1} is used': 'عدد الأسطر: {0}، والمستخدم منها {1}',
  '“{0}” is no web address, and is left out': '«{0}» ليس عنوان موقع، ولن يُستورد',
  '{0} is used of “{1}”': 'يُستخدم {0} من «{1}»',
  '{0} may be incomplete': 'قد يكون {0} غير مكتمل',
  'Only rows of a checked file can be changed': 'لا يمكن تعديل سوى صفوف ملف تم فحصه',
  'This file has no such row': 'لا يوجد صف كهذا في هذا الملف',
  'Choose the column with the email addresses': 'اختر عمود عناوين البريد الإلكتروني',
  'Choose the columns with the first and the last name, or one with the full name':
    'اختر عمودي الاسم الأول واسم العائلة، أو عمود الاسم الكامل',
  'Choose the column with the names of the businesses': 'اختر عمود أسماء الأنشطة التجارية',
  'This import is running or done. Wait until it has finished, or undo it first.':
    'هذا الاستيراد جارٍ أو مكتمل. انتظر حتى ينتهي، أو تراجع عنه أولًا.',
  "A column is matched to a field that {0} don't have": 'طابقتَ عمودًا مع حقل غير متاح لهذا النوع ({0})',
  "A chosen column isn't in this file": 'أحد الأعمدة المختارة غير موجود في هذا الملف',
  'Check this import first': 'افحص هذا الاستيراد أولًا',
  'This import ends {0} memberships at once, because their last day is over.':
    'عدد العضويات التي ينهيها هذا الاستيراد فورًا، لأن يومها الأخير انقضى: {0}.',
  'Only a finished import can be undone': 'لا يمكن التراجع إلا عن استيراد مكتمل',
  'Undo this import first. It can be deleted then.': 'تراجع عن هذا الاستيراد أولًا. يمكن حذفه بعد ذلك.',
  'This import does not exist, or its rows have been deleted after 30 days':
    'هذا الاستيراد غير موجود، أو حُذفت صفوفه بعد 30 يومًا',
  'Invitations can only be sent for member imports': 'لا يمكن إرسال الدعوات إلا لاستيراد أعضاء',
  'The import has not finished yet': 'لم ينتهِ الاستيراد بعد',
  'The row has {0} columns instead of {1}': 'عدد أعمدة الصف {0} بدلًا من {1}',
  '{0}: {1}, so “{2}” stays': '{0}: {1}، لذلك يبقى «{2}»',
  '{0} is used, of “{1}”': 'يُستخدم {0}، من «{1}»',
  'Last name': 'اسم العائلة',
  '{0}: “{1}” is left out': '{0}: لن يُستورد «{1}»',
  '{0}: read as {1} | {2}': '{0}: يُقرأ {1} | {2}',
  '{0}: this may be a business or a family, not a person': '{0}: قد يكون هذا نشاطًا تجاريًا أو عائلة، لا شخصًا',
  '{0}: “{1}” could be {2} or {3}, and is left out': '{0}: قد يعني «{1}» {2} أو {3}، ولن يُستورد',
  '{0}: “{1}” is no date, and is left out': '{0}: «{1}» ليس تاريخًا، ولن يُستورد',
  '{0}: {1} is read as {2}': '{0}: يُقرأ {1} على أنه {2}',
  'A member with this email address or membership number was added a moment ago':
    'أُضيف قبل لحظات عضو بهذا البريد الإلكتروني أو برقم العضوية هذا',
  'A member with this membership number already exists': 'يوجد بالفعل عضو برقم العضوية هذا',
  'A member with this email address already exists': 'يوجد بالفعل عضو بهذا البريد الإلكتروني',
  'A member with this name and company already exists': 'يوجد بالفعل عضو بهذا الاسم وهذه الشركة',
  '{0}: same number as row {1}': '{0}: الرقم مطابق لما في الصف {1}',
  'Same name and company as row {0}': 'الاسم والشركة مطابقان لما في الصف {0}',
  'Same address as row {0}': 'العنوان مطابق لما في الصف {0}',
  '{0}: same address as row {1}, another name': '{0}: العنوان مطابق لما في الصف {1}، والاسم مختلف',
  "Two members can't share an address. If this is another person, correct the address; if not, leave the row out.":
    'لا يمكن لعضوين استخدام عنوان واحد. إذا كان هذا شخصًا آخر، فصحّح العنوان؛ وإلا فاستبعد الصف.',
  '{0}: this is the address of {1}, another name': '{0}: هذا عنوان {1}، والاسم مختلف',
  'This file is no longer there. Upload it again.': 'لم يعد هذا الملف موجودًا. ارفعه من جديد.',
  'This import is already running. Wait until it has finished.': 'هذا الاستيراد جارٍ بالفعل. انتظر حتى ينتهي.',
  'This file is empty.': 'هذا الملف فارغ.',
  "This isn't a table. Choose an Excel file (.xlsx), an OpenDocument spreadsheet (.ods) or a CSV file.":
    'هذا ليس جدولًا. اختر ملف Excel (بصيغة xlsx) أو جدول بيانات OpenDocument (بصيغة ods) أو ملف CSV.',
  'This file has only one column. Save the spreadsheet with its columns, such as name and email, and choose it again.':
    'في هذا الملف عمود واحد فقط. احفظ جدول البيانات بأعمدته، مثل الاسم والبريد الإلكتروني، ثم اختره من جديد.',
  'This file has column names but no rows.': 'في هذا الملف أسماء أعمدة ولا صفوف.',
  'This file has more than {0} rows. Split it into several files.':
    'عدد صفوف هذا الملف أكبر من {0}. قسّمه إلى عدة ملفات.',
  'Row {0} has {1} columns. A file can have {2} at most.':
    'عدد أعمدة الصف {0} هو {1}، والحد الأقصى في الملف {2}.',
  'This is an Excel file of the old kind (.xls). Open it in Excel or LibreOffice, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'هذا ملف Excel من النوع القديم (xls). افتحه في Excel أو LibreOffice، واختر «حفظ باسم» ثم «مصنف Excel (xlsx)»، ثم اختر ذلك الملف.',
  'This is a binary Excel file (.xlsb). Open it in Excel, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'هذا ملف Excel ثنائي (xlsb). افتحه في Excel، واختر «حفظ باسم» ثم «مصنف Excel (xlsx)»، ثم اختر ذلك الملف.',
  'This file is protected with a password. Open it, remove the password, save it and choose it again.':
    'هذا الملف محمي بكلمة مرور. افتحه وأزل كلمة المرور واحفظه ثم اختره من جديد.',
  'This is a Numbers file. In Numbers choose “Export to”, “Excel”, and pick that file.':
    'هذا ملف Numbers. اختر في Numbers «تصدير إلى» ثم «Excel»، ثم اختر ذلك الملف.',
  'This is a document, not a spreadsheet. Copy its table into a spreadsheet and save that as .xlsx.':
    'هذا مستند وليس جدول بيانات. انسخ جدوله إلى جدول بيانات واحفظه بصيغة xlsx.',
  'This is a web page that is named like a spreadsheet. Open it in Excel or LibreOffice, save it as .xlsx and choose that file.':
    'هذه صفحة ويب باسم جدول بيانات. افتحها في Excel أو LibreOffice واحفظها بصيغة xlsx ثم اختر ذلك الملف.',
  'This is an archive. Unpack it and choose the spreadsheet in it.':
    'هذا أرشيف. فك ضغطه واختر جدول البيانات الذي فيه.',
  'This spreadsheet is damaged. Open it, save it again and choose that file.':
    'جدول البيانات هذا تالف. افتحه واحفظه من جديد ثم اختر ذلك الملف.',
  'This spreadsheet holds far more than a list of members. Copy the list into a new file and choose that one.':
    'يضم جدول البيانات هذا أكثر بكثير من قائمة أعضاء. انسخ القائمة إلى ملف جديد واختره.',
  'This file takes too long to read. Copy the list into a new file, or save it as CSV, and choose that one.':
    'تستغرق قراءة هذا الملف وقتًا طويلًا جدًا. انسخ القائمة إلى ملف جديد، أو احفظه بصيغة CSV، ثم اختر ذلك الملف.',
  'None of the sheets in this file has a list.': 'لا توجد قائمة في أي ورقة من أوراق هذا الملف.',
  'Column {0}': 'العمود {0}',
  "The {0} of “{1}” couldn't be copied from {2}. {3}": 'تعذّر نسخ صورة «{1}» ({0}) من {2}. {3}',
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
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'تم الرد على اعتراضك، والرد نهائي. لا يمكنك الاعتراض عليه مرة أخرى.',
  'You have already objected to this decision.': 'سبق أن اعترضت على هذا القرار.',
  'You can object within {0} days of a decision.': 'مهلة الاعتراض على القرار بالأيام: {0}.',
  'There is no such decision': 'لا يوجد قرار كهذا',
  'This member’s role does not cover this': 'لا يشمل دور هذا العضو ذلك',
  'Waiting for a decision: {0}{1}.': 'في انتظار قرار: {0}{1}.',
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
  'This link is not valid': 'هذا الرابط غير صالح',
  'The weekly digest': 'الملخّص الأسبوعي',
  'Only the owner can see these numbers': 'لا يرى هذه الأرقام سوى المالك',
  'Owner not found': 'لم يُعثر على المالك',
  'Only the owner may edit this business': 'لا يحق لغير المالك تعديل هذا النشاط التجاري',
  'A member can list {0} businesses': 'الحد الأقصى لعدد الأنشطة التجارية التي يمكن لعضو إدراجها: {0}',
  'This is your own business': 'هذا نشاطك التجاري',
  'Business not found': 'النشاط التجاري غير موجود',
  'No web address is available for this name. Try a different name.':
    'لا يتوفر عنوان ويب لهذا الاسم. جرّب اسمًا آخر.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'أزال أحد المسؤولين هذا النشاط التجاري من الدليل. راسلهم لاستعادته.',
  'Only the owner may publish this business': 'لا يحق لغير المالك نشر هذا النشاط التجاري',
  'You cannot review this business': 'لا يمكنك تقييم هذا النشاط التجاري',
  'This review no longer exists': 'لم يعد هذا التقييم موجودًا',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'سبق أن قيّمت هذا النشاط التجاري. أرسل تقييمك من جديد لاستبدال ما كتبته.',
  'You can’t review a business you own or work for': 'لا يمكنك تقييم نشاط تجاري تملكه أو تعمل فيه',
  'Only the owner can reply to reviews': 'لا يمكن لغير المالك الرد على التقييمات',
  'This is your own review': 'هذا تقييمك أنت',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'الحد الأقصى لعدد الأنشطة التجارية التي يمكنك تقييمها في اليوم: {0}. يُرجى العودة غدًا.',
  'Only the owner may change the team': 'لا يحق لغير المالك تغيير الفريق',
  'This person is not on the team': 'هذا الشخص ليس في الفريق',
  'This member is already on the team or invited': 'هذا العضو في الفريق بالفعل أو مدعو إليه',
  'You are already on this team': 'أنت في هذا الفريق بالفعل',
  'Only the invited member can respond': 'لا يمكن لغير العضو المدعو الرد',
  'A team can have at most {0} members': 'الحد الأقصى لعدد أعضاء الفريق: {0}',
  'Only the owner can manage the team': 'لا يمكن لغير المالك إدارة الفريق',
  'You have answered this application already': 'سبق أن رددت على هذا الطلب',
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
  'This picture no longer exists. Please upload it again.': 'لم تعد هذه الصورة موجودة. يُرجى رفعها من جديد.',
  'The picture {0} no longer exists. Please upload it again.':
    'لم تعد الصورة {0} موجودة. يُرجى رفعها من جديد.',
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
  'There is no such article': 'لا يوجد مقال كهذا',
  'Choose a member of the community': 'اختر عضوًا من المجتمع',
  'An article can show at most {0} pictures': 'الحد الأقصى لعدد الصور في المقال: {0}',
  'Only administrators can write articles': 'لا يمكن لغير المسؤولين كتابة مقالات',
  "The article you're looking for doesn't exist.": 'المقال الذي تبحث عنه غير موجود.',
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
  'Message deleted with the account': 'حُذفت الرسالة مع الحساب',
  'There is no such page': 'لا توجد صفحة كهذه',
  'Another page already has this address': 'هناك صفحة أخرى بهذا العنوان',
  'A community can have at most {0} pages': 'الحد الأقصى لعدد صفحات المجتمع: {0}',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'نُشرت هذه الصفحة من قبل. ألغِ نشرها بدلًا من حذفها: تبقى إصداراتها محفوظة.',
  'Someone else has changed this page since you opened it': 'غيّر شخص آخر هذه الصفحة بعد أن فتحتها',
  "You can't change a page's address after it's published": 'لا يمكن تغيير عنوان الصفحة بعد نشرها',
  'There is no such version of this page': 'لا يوجد إصدار كهذا من هذه الصفحة',
  'Choose one of the languages of this community': 'اختر إحدى لغات هذا المجتمع',
  paused: 'معلّق',
  deactivated: 'معطّل',
  'paused. You can sign in again on {0}': 'معلّق. يمكنك تسجيل الدخول مجددًا في {0}',
  ' to “{0}”': ' (القيمة الآن «{0}»)',
  pending: 'قيد الانتظار',
  'in progress': 'قيد التنفيذ',
  completed: 'مكتمل',
  cancelled: 'ملغى',
  members: 'الأعضاء',
  businesses: 'الأنشطة التجارية',
  logo: 'الشعار',
  'cover image': 'صورة الغلاف',
  picture: 'صورة',
  'another member has this address': 'لعضو آخر هذا العنوان',
  'same address as row {0}': 'العنوان نفسه في الصف {0}',
  'no member has this email address': 'لا عضو له عنوان البريد هذا',
  'there is no email address': 'لا يوجد عنوان بريد إلكتروني',
  'there is no name': 'لا يوجد اسم',
  'there is no such day': 'لا وجود لهذا اليوم',
  'could be {0} or {1}, so write the year first': 'قد يكون {0} أو {1}، فاكتب السنة أولًا',
  'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end':
    'اكتب التاريخ مثل 2027-12-31 أو 31.12.2027، أو اترك الخانة فارغة إن لم يكن هناك نهاية',
  'contains a formula instead of a value': 'تحتوي على صيغة بدلًا من قيمة',
  ' and {0} more': ' و{0} غيرهم',
};
