/** What members write, by language, a line each: the detector is measured on these. */
export const SENTENCES = {
  en: `Hello everyone, I am new here.
Does anybody know a good accountant for small restaurants?
We are looking for a web designer who can start next month.
Thank you all for coming to the breakfast this morning.
Our office moves to Harbor Street in January.
I help family businesses hand over to the next generation.
Happy to share that we won the regional award!
Can someone recommend a lawyer for a rental contract?
The workshop is full, but there is a waitlist.
My company builds kitchens from local wood.
What do you charge for a logo?
Please send me your offer by Friday.
I have written down what we learned from our first year.
It was great to meet so many of you yesterday.
Three tips for your first trade fair.
How do you find your first customers?
Looking forward to seeing you at the next meeting.
We help restaurants with their bookkeeping and taxes.
If you need photos of your team, let me know.
There will be coffee and cake from nine.
Do not miss the talk about data protection.
I would like to introduce you to my tax adviser.
This is exactly what I was looking for.
Our bakery is hiring two apprentices.
Which software do you use for your invoices?
She has been my business partner for ten years.
The city plans a new bridge near the station.
You can reach me by phone until five.
Let us know whether you are coming.
A big thank you to Maria, who painted our shop.
They deliver within a week and never complain.
I offer yoga classes for teams.
Sorry, I cannot make it tonight.`,
  de: `Hallo zusammen, ich bin neu hier.
Kennt jemand eine gute Steuerberaterin für kleine Restaurants?
Wir suchen einen Webdesigner, der nächsten Monat anfangen kann.
Vielen Dank an alle, die heute beim Frühstück waren.
Unser Büro zieht im Januar in die Hafenstraße.
Ich begleite Familienunternehmen bei der Übergabe an die nächste Generation.
Wir freuen uns sehr über den regionalen Preis!
Kann mir jemand einen Anwalt für Mietrecht empfehlen?
Der Workshop ist voll, aber es gibt eine Warteliste.
Meine Firma baut Küchen aus heimischem Holz.
Was kostet bei euch ein Logo?
Bitte schicken Sie mir Ihr Angebot bis Freitag.
Ich habe aufgeschrieben, was wir im ersten Jahr gelernt haben.
Es war schön, gestern so viele von euch zu treffen.
Drei Tipps für die erste Messe.
Wie findet ihr eure ersten Kunden?
Ich freue mich auf das nächste Treffen.
Wir machen die Buchhaltung für Restaurants und Hotels.
Wer Fotos vom Team braucht, meldet sich bei mir.
Ab neun Uhr gibt es Kaffee und Kuchen.
Den Vortrag zum Datenschutz sollte man nicht verpassen.
Ich würde Sie gern meiner Steuerberaterin vorstellen.
Das ist genau das, was ich gesucht habe.
Unsere Bäckerei stellt zwei Lehrlinge ein.
Welche Software nutzt ihr für eure Rechnungen?
Sie ist seit zehn Jahren meine Geschäftspartnerin.
Die Stadt plant eine neue Brücke am Bahnhof.
Bis siebzehn Uhr bin ich telefonisch erreichbar.
Sagt bitte Bescheid, ob ihr kommt.
Ein großes Dankeschön an Maria, die unseren Laden gestrichen hat.
Sie liefern in einer Woche und meckern nie.
Ich biete Yogakurse für Teams an.
Leider schaffe ich es heute Abend nicht.`,
  fr: `Bonjour à tous, je suis nouvelle ici.
Quelqu'un connaît un bon comptable pour les petits restaurants ?
Nous cherchons un graphiste qui puisse commencer le mois prochain.
Merci à tous ceux qui sont venus au petit-déjeuner ce matin.
Notre bureau déménage rue du Port en janvier.
J'accompagne les entreprises familiales dans leur transmission.
Heureux d'annoncer que nous avons gagné le prix régional !
Qui peut me recommander un avocat pour un bail commercial ?
L'atelier est complet, mais il y a une liste d'attente.
Mon entreprise fabrique des cuisines en bois local.
Combien demandez-vous pour un logo ?
Merci de m'envoyer votre offre avant vendredi.
J'ai noté ce que nous avons appris la première année.
C'était un plaisir de vous rencontrer hier.
Trois conseils pour votre premier salon.
Comment trouvez-vous vos premiers clients ?
Au plaisir de vous voir à la prochaine réunion.
Nous tenons la comptabilité des restaurants et des hôtels.
Si vous avez besoin de photos de votre équipe, dites-le-moi.
Il y aura du café et des gâteaux dès neuf heures.
Ne manquez pas la conférence sur la protection des données.
J'aimerais vous présenter ma comptable.
C'est exactement ce que je cherchais.
Notre boulangerie recrute deux apprentis.
Quel logiciel utilisez-vous pour vos factures ?
Elle est mon associée depuis dix ans.
La ville prévoit un nouveau pont près de la gare.
Vous pouvez m'appeler jusqu'à dix-sept heures.
Dites-nous si vous venez.
Un grand merci à Maria, qui a repeint notre boutique.
Ils livrent en une semaine et ne se plaignent jamais.
Je propose des cours de yoga pour les équipes.
Désolé, je ne peux pas venir ce soir.`,
  es: `Hola a todos, soy nueva aquí.
¿Alguien conoce a un buen contador para restaurantes pequeños?
Buscamos un diseñador web que pueda empezar el próximo mes.
Gracias a todos los que vinieron al desayuno esta mañana.
Nuestra oficina se muda a la calle del Puerto en enero.
Acompaño a empresas familiares en el relevo generacional.
¡Estamos muy contentos de haber ganado el premio regional!
¿Quién me puede recomendar un abogado para un contrato de alquiler?
El taller está completo, pero hay una lista de espera.
Mi empresa fabrica cocinas con madera local.
¿Cuánto cobras por un logotipo?
Por favor, envíame tu oferta antes del viernes.
He apuntado lo que aprendimos en el primer año.
Fue un placer conocer ayer a tantos de ustedes.
Tres consejos para tu primera feria.
¿Cómo encuentras a tus primeros clientes?
Nos vemos en la próxima reunión.
Llevamos la contabilidad de restaurantes y hoteles.
Si necesitas fotos de tu equipo, avísame.
Habrá café y pasteles desde las nueve.
No te pierdas la charla sobre protección de datos.
Me gustaría presentarte a mi asesora fiscal.
Esto es exactamente lo que estaba buscando.
Nuestra panadería busca dos aprendices.
¿Qué programa usas para tus facturas?
Ella es mi socia desde hace diez años.
La ciudad planea un puente nuevo cerca de la estación.
Puedes llamarme hasta las cinco.
Dinos si vas a venir.
Muchas gracias a María, que pintó nuestra tienda.
Entregan en una semana y nunca se quejan.
Ofrezco clases de yoga para equipos.
Lo siento, esta noche no puedo ir.`,
  pt: `Olá a todos, sou nova aqui.
Alguém conhece um bom contador para restaurantes pequenos?
Procuramos um designer que possa começar no próximo mês.
Obrigado a todos que vieram ao café da manhã hoje.
Nosso escritório muda para a rua do Porto em janeiro.
Acompanho empresas familiares na sucessão.
Estamos muito felizes por termos ganhado o prêmio regional!
Quem pode me indicar um advogado para um contrato de aluguel?
A oficina está cheia, mas há uma lista de espera.
Minha empresa fabrica cozinhas com madeira local.
Quanto você cobra por um logotipo?
Por favor, envie sua proposta até sexta-feira.
Anotei o que aprendemos no primeiro ano.
Foi um prazer conhecer tantos de vocês ontem.
Três dicas para a sua primeira feira.
Como você encontra seus primeiros clientes?
Até a próxima reunião.
Cuidamos da contabilidade de restaurantes e hotéis.
Se precisar de fotos da sua equipe, é só me avisar.
Haverá café e bolo a partir das nove.
Não perca a palestra sobre proteção de dados.
Gostaria de apresentar você à minha contadora.
Isso é exatamente o que eu estava procurando.
Nossa padaria contrata dois aprendizes.
Qual programa você usa para suas notas fiscais?
Ela é minha sócia há dez anos.
A cidade planeja uma nova ponte perto da estação.
Você pode me ligar até as cinco.
Digam se vocês vêm.
Muito obrigada à Maria, que pintou a nossa loja.
Eles entregam em uma semana e nunca reclamam.
Ofereço aulas de ioga para equipes.
Desculpe, hoje à noite não posso ir.`,
  ar: `مرحبا بالجميع، أنا عضو جديد هنا.
هل يعرف أحدكم محاسبا جيدا للمطاعم الصغيرة؟
نبحث عن مصمم مواقع يمكنه البدء الشهر القادم.
شكرا لكل من حضر إفطار هذا الصباح.
ينتقل مكتبنا إلى شارع الميناء في يناير.
أرافق الشركات العائلية عند انتقالها إلى الجيل التالي.
يسعدنا أننا فزنا بالجائزة الإقليمية!
من يرشح لي محاميا لعقد إيجار؟
الورشة ممتلئة لكن هناك قائمة انتظار.
تصنع شركتي المطابخ من خشب محلي.
كم تكلفة تصميم الشعار؟
أرجو إرسال العرض قبل يوم الجمعة.
كتبت ما تعلمناه في السنة الأولى.
سررت بلقاء هذا العدد منكم أمس.
ثلاث نصائح لأول معرض تجاري.
كيف تجدون عملاءكم الأوائل؟
إلى اللقاء في الاجتماع القادم.
نتولى محاسبة المطاعم والفنادق.
من يحتاج إلى صور لفريقه فليراسلني.
ستكون هناك قهوة وكعك من الساعة التاسعة.
لا تفوتوا محاضرة حماية البيانات.
أود أن أعرفك على مستشاري الضريبي.
هذا بالضبط ما كنت أبحث عنه.
مخبزنا يوظف متدربين اثنين.
أي برنامج تستخدمون للفواتير؟
هي شريكتي منذ عشر سنوات.
تخطط المدينة لجسر جديد قرب المحطة.
يمكنكم الاتصال بي حتى الخامسة.
أخبرونا إن كنتم ستحضرون.
شكرا جزيلا لماريا التي دهنت متجرنا.
يسلمون خلال أسبوع ولا يشتكون أبدا.
أقدم دروس يوغا للفرق.
عذرا، لا أستطيع الحضور الليلة.`,
  it: `Ciao a tutti, sono nuova qui.
Qualcuno conosce un buon commercialista per piccoli ristoranti?
Cerchiamo un grafico che possa cominciare il mese prossimo.
Grazie a tutti quelli che sono venuti alla colazione.
Il nostro ufficio si trasferisce a gennaio.`,
  nl: `Hallo allemaal, ik ben nieuw hier.
Kent iemand een goede boekhouder voor kleine restaurants?
Wij zoeken een webdesigner die volgende maand kan beginnen.
Bedankt aan iedereen die vanochtend bij het ontbijt was.
Ons kantoor verhuist in januari naar de Havenstraat.`,
  pl: `Cześć wszystkim, jestem tu nowa.
Czy ktoś zna dobrego księgowego dla małych restauracji?
Szukamy projektanta, który może zacząć w przyszłym miesiącu.`,
  sv: `Hej alla, jag är ny här.
Känner någon en bra redovisningskonsult för små restauranger?
Vi söker en webbdesigner som kan börja nästa månad.`,
  tr: `Herkese merhaba, ben burada yeniyim.
Küçük lokantalar için iyi bir muhasebeci bilen var mı?
Gelecek ay başlayabilecek bir tasarımcı arıyoruz.`,
  ru: `Всем привет, я здесь новый участник, буду рад знакомству, спасибо за тёплый приём и добрые слова.
Кто знает хорошего бухгалтера для маленьких ресторанов?
Мы ищем дизайнера, который может начать в следующем месяце.`,
  uk: `Хто знає хорошого бухгалтера для маленьких ресторанів?
Ми шукаємо дизайнера, який зможе почати наступного місяця.`,
  he: `שלום לכולם, אני חדשה כאן.
מישהו מכיר רואה חשבון טוב למסעדות קטנות?`,
  el: `Γεια σε όλους, είμαι νέα εδώ.
Ξέρει κανείς έναν καλό λογιστή για μικρά εστιατόρια;`,
  ja: `皆さん、こんにちは。新しいメンバーです。
小さなレストランに詳しい会計士を知っていますか。`,
  zh: `大家好，我是新会员。
有人认识适合小餐馆的会计吗？`,
  ko: `안녕하세요, 저는 새 회원입니다.
작은 식당을 위한 좋은 회계사를 아시나요?`,
  fa: `سلام به همه، من اینجا عضو جدید هستم.
چه کسی یک حسابدار خوب برای رستوران‌های کوچک می‌شناسد؟`,
} as const;

/** Texts of which nothing is to be said: too short, mixed, names, or no language at all. */
export const UNTOLD = [
  '',
  '   ',
  'Ok',
  '👍',
  '🎉🎉🎉',
  'Logo',
  'Maria Müller',
  "O'Brien <b>",
  'José García López',
  'Müller & Söhne GmbH',
  'Café de la Paix',
  'https://example.com/de/ich-bin-eine-seite-und-das-ist-sie',
  'info@example.com',
  '12.345,67 €',
  '+49 40 123456',
  'SEO, PHP, Kubernetes, React',
  'const ist = (das) => und(das, nicht);',
  '```\nfor (const die of das) if (der) return ein;\n```',
  '#networking #business #harbor',
  'Webdesign',
  'Yoga',
  'Mobile: 0170 1234567',
  'Danke',
  'Merci',
  'lorem ipsum dolor sit amet consectetur',
  'Good morning everyone, who is coming? Guten Morgen zusammen, wer kommt heute?',
  'We are hiring in our office. Nous recrutons dans notre bureau.',
  '@[Der Das und Die](m:12)',
  '‮abc‬',
  'Q1 2026: 12 %, Q2: 14 %',
  'Ω',
  'Hamburg, Berlin, München, Köln',
] as const;
