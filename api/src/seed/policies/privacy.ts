import type { Texts } from '@five/shared/locales/locale';

/** The demo venue's privacy policy, in the same form as its conditions. */
export const PRIVACY: Texts = {
  fr: `Vos données à Five Arena

Five Arena SARL est responsable de vos données personnelles, traitées selon la loi 09-08 relative à la protection des personnes physiques à l’égard du traitement des données à caractère personnel. Le traitement est déclaré à la CNDP sous le numéro D-000/2026.

Ce que nous gardons

Votre nom, votre email, votre téléphone, un numéro à appeler en cas d’urgence et votre date de naissance, pour ouvrir votre compte et vérifier que vous avez 18 ans. Vos réservations et vos paiements, pour tenir le planning et la caisse. Les appareils sur lesquels vous êtes connecté, pour que vous puissiez en fermer l’accès. Le numéro de carte nationale d’un tuteur, s’il est indiqué, est chiffré et visible de vous et de l’administration seulement.

Ce que nous ne faisons pas

Nous ne vendons ni ne prêtons vos données. Aucune mesure d’audience ne fonctionne sans votre accord. Votre nom n’apparaît parmi les joueurs que si vous le demandez dans votre profil.

Combien de temps

Votre compte vit tant que vous le gardez. Les pièces de caisse sont conservées dix ans, comme la loi comptable le demande ; à la fermeture de votre compte, elles restent sans votre nom.

Vos droits

Vous pouvez consulter, corriger, exporter et effacer vos données depuis votre profil, ou vous y opposer en écrivant à contact@five-arena.test. Nous répondons sous dix jours. Vous pouvez saisir la CNDP si notre réponse ne vous convient pas.

Sécurité

Les mots de passe ne sont jamais gardés en clair, les échanges sont chiffrés et l’accès du personnel est limité et tracé. Les données des enfants de l’académie ne sont visibles que du personnel et sont effacées sur demande du tuteur.`,
  en: `Your data at Five Arena

Five Arena SARL is responsible for your personal data, handled under Moroccan law 09-08 on the protection of individuals with regard to the processing of personal data. The processing is declared to the CNDP under number D-000/2026.

What we keep

Your name, email, phone, a number to call in an emergency and your date of birth, to open your account and check that you are 18. Your bookings and payments, to run the schedule and the till. The devices you are signed in on, so that you can end their access. A tutor’s national identity card number, if given, is encrypted and seen by you and the administration alone.

What we do not do

We neither sell nor lend your data. No audience measurement runs without your consent. Your name appears among the players only if you ask for it in your profile.

For how long

Your account lives for as long as you keep it. Till records are kept for ten years, as accounting law requires; when you close your account they stay without your name.

Your rights

You can read, correct, export and erase your data from your profile, or object by writing to contact@five-arena.test. We answer within ten days. You may turn to the CNDP if our answer does not satisfy you.

Security

Passwords are never kept in clear text, exchanges are encrypted, and staff access is limited and logged. The data of the academy’s children is seen by staff only and erased when the guardian asks.`,
  ar: `بياناتكم لدى Five Arena

شركة Five Arena SARL مسؤولة عن بياناتكم الشخصية، وتعالجها وفق القانون 09-08 المتعلق بحماية الأشخاص الذاتيين تجاه معالجة المعطيات ذات الطابع الشخصي. المعالجة مصرَّح بها لدى اللجنة الوطنية لمراقبة حماية المعطيات ذات الطابع الشخصي تحت الرقم D-000/2026.

ما نحتفظ به

اسمكم وبريدكم الإلكتروني وهاتفكم ورقم للاتصال في حالة الطوارئ وتاريخ ميلادكم، لفتح حسابكم والتأكد من بلوغكم 18 سنة. حجوزاتكم وأداءاتكم، لتدبير المواعيد والصندوق. الأجهزة التي سجّلتم الدخول منها، حتى يمكنكم إنهاء ولوجها. أما رقم البطاقة الوطنية للوصي، إن وُجد، فهو مشفَّر ولا يطّلع عليه إلا أنتم والإدارة.

ما لا نقوم به

لا نبيع بياناتكم ولا نعيرها. لا يعمل أي قياس للجمهور دون موافقتكم. ولا يظهر اسمكم بين اللاعبين إلا إذا طلبتم ذلك في ملفكم الشخصي.

مدة الاحتفاظ

يبقى حسابكم ما دمتم تحتفظون به. تُحفظ وثائق الصندوق عشر سنوات كما يفرض قانون المحاسبة، وعند إغلاق حسابكم تبقى دون اسمكم.

حقوقكم

يمكنكم الاطلاع على بياناتكم وتصحيحها وتصديرها وحذفها من ملفكم الشخصي، أو التعرض على معالجتها بمراسلة contact@five-arena.test. نجيبكم داخل عشرة أيام. ولكم اللجوء إلى اللجنة الوطنية إذا لم يرضكم جوابنا.

الأمان

لا تُحفظ كلمات المرور أبدًا كما هي، والمراسلات مشفَّرة، وولوج المستخدمين محدود ومسجَّل. أما بيانات أطفال الأكاديمية فلا يراها إلا المستخدمون وتُحذف بطلب من الوصي.`,
};
