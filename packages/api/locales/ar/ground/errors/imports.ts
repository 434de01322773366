import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const imports: Sentences = {
  'Please send the spreadsheet as a file.': 'يُرجى إرسال جدول البيانات كملف.',
  'Please choose a spreadsheet.': 'يُرجى اختيار جدول بيانات.',
  'This file is larger than 5 MB. Split it into several files.':
    'حجم هذا الملف أكبر من 5 ميغابايت. قسّمه إلى عدة ملفات.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'استغرق وصول الملف وقتًا طويلًا جدًا. يُرجى المحاولة مرة أخرى، أو تقسيمه إلى عدة ملفات.',
  'Please send one spreadsheet and nothing else.': 'يُرجى إرسال جدول بيانات واحد فقط.',
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
  'another member has this address': 'لعضو آخر هذا العنوان',
  'same address as row {0}': 'العنوان نفسه في الصف {0}',
  'no member has this email address': 'لا عضو له عنوان البريد هذا',
  'there is no email address': 'لا يوجد عنوان بريد إلكتروني',
  'there is no name': 'لا يوجد اسم',
  'there is no such day': 'لا وجود لهذا اليوم',
  'could be {0} or {1}, so write the year first': 'قد يكون {0} أو {1}، فاكتب السنة أولًا',
  'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end':
    'اكتب التاريخ مثل 2027-12-31 أو 31.12.2027، أو اترك الخانة فارغة إن لم تكن هناك نهاية',
  'contains a formula instead of a value': 'تحتوي على صيغة بدلًا من قيمة',
};
