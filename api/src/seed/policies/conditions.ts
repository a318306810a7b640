import type { Texts } from '@five/shared/locales/locale';

/** The demo venue's terms of use: paragraphs parted by blank lines, a heading on a line of its own. */
export const CONDITIONS: Texts = {
  fr: `Bienvenue à Five Arena

Ces conditions disent ce que vous pouvez attendre du centre et ce que nous attendons de vous. En créant un compte ou en réservant, vous les acceptez.

1. Votre compte

Un compte est personnel et réservé aux personnes de 18 ans et plus. Vous indiquez des informations exactes, vous gardez votre mot de passe pour vous et vous vérifiez votre email avant votre première réservation. Vous pouvez exporter vos données ou fermer votre compte à tout moment depuis votre profil.

2. Réserver

Un terrain se réserve pour une ou deux heures, jusqu’à 60 jours à l’avance. Le prix affiché au moment de réserver est celui que vous payez. Une réservation non confirmée est annulée automatiquement après une heure et le créneau est rendu aux autres joueurs. Deux réservations en attente et six réservations à venir sont possibles par joueur.

3. Payer

Vous payez en espèces à la réception ou par virement, avec la référence de la réservation comme libellé. Un virement est pris en compte lorsque la réception l’a vérifié. Une réservation réglée avec un pack est confirmée tout de suite.

4. Annuler

Vous pouvez annuler jusqu’au début du créneau. Jusqu’à 24 heures avant, les heures de votre pack vous sont rendues et les sommes payées sont remboursées par la réception. Plus tard, elles restent dues, sauf si la réception en décide autrement. Si le centre doit annuler, vous choisissez entre un autre créneau et le remboursement.

5. Les packs d’heures

Un pack jusqu’à 10 heures est valable un mois à compter du paiement, un pack de plus de 10 heures deux mois, dernier jour compris. Les heures non utilisées à cette date sont perdues ; nous vous prévenons sept jours, puis un jour avant.

6. Sur le terrain

Arrivez dix minutes avant l’heure : le match se termine à l’heure prévue, même commencé en retard. Chaussures adaptées au gazon synthétique obligatoires, crampons métalliques interdits. Le respect des autres, du personnel et du matériel est la première règle ; la réception peut mettre fin à un match en cas de violence.

7. Santé et responsabilité

Vous jouez en connaissant votre état de santé. Le centre est assuré pour ses installations ; nous vous conseillons une assurance individuelle. Surveillez vos affaires : les vestiaires ne sont pas gardés.

8. Nous joindre

Une question, une réclamation : contact@five-arena.test ou la réception, tous les jours de 9 h à 1 h. Le droit marocain s’applique ; nous cherchons d’abord une solution avec vous.`,
  en: `Welcome to Five Arena

These terms say what you can expect of the centre and what we expect of you. By opening an account or booking you accept them.

1. Your account

An account is personal and open to people aged 18 and over. You give true information, keep your password to yourself and verify your email before your first booking. You can export your data or close your account at any time from your profile.

2. Booking

A pitch is booked for one or two hours, up to 60 days ahead. The price shown when you book is the price you pay. A booking that is not confirmed is cancelled automatically after one hour and the slot goes back to other players. Each player may have two pending and six upcoming bookings.

3. Paying

You pay in cash at reception or by bank transfer, with the booking’s reference as the label. A transfer counts once reception has checked it. A booking paid with a pack is confirmed at once.

4. Cancelling

You can cancel until the slot begins. Up to 24 hours before, the hours of your pack come back to you and what you paid is refunded by reception. Later than that they remain due, unless reception decides otherwise. If the centre has to cancel, you choose between another slot and your money back.

5. Hour packs

A pack of up to 10 hours is valid for one month from the payment, a pack of more than 10 hours for two months, last day included. Hours left on that day are lost; we remind you seven days and one day before.

6. On the pitch

Come ten minutes early: a match ends at its time even if it began late. Shoes for artificial turf are required, metal studs are not allowed. Respect for others, staff and equipment is the first rule; reception may end a match because of violence.

7. Health and liability

You play knowing your own state of health. The centre is insured for its premises; we advise personal insurance. Keep an eye on your belongings: the changing rooms are not guarded.

8. Reaching us

A question or a complaint: contact@five-arena.test or reception, every day from 09:00 to 01:00. Moroccan law applies; we look for a solution with you first.`,
  ar: `مرحبًا بكم في Five Arena

توضّح هذه الشروط ما يمكنكم انتظاره من المركز وما ننتظره منكم. بإنشائكم حسابًا أو بإجرائكم حجزًا فإنكم توافقون عليها.

1. حسابكم

الحساب شخصي ومخصّص لمن بلغ 18 سنة فما فوق. تقدّمون معلومات صحيحة، وتحافظون على سرية كلمة المرور، وتؤكدون بريدكم الإلكتروني قبل أول حجز. يمكنكم تصدير بياناتكم أو إغلاق حسابكم في أي وقت من صفحة ملفكم الشخصي.

2. الحجز

يُحجز الملعب لساعة أو ساعتين، وإلى غاية 60 يومًا مسبقًا. السعر المعروض عند الحجز هو السعر الذي تؤدونه. كل حجز لم يتم تأكيده يُلغى تلقائيًا بعد ساعة واحدة ويعود الموعد متاحًا للاعبين الآخرين. يحق لكل لاعب حجزان في الانتظار وستة حجوزات قادمة.

3. الأداء

تؤدون نقدًا في الاستقبال أو بتحويل بنكي مع كتابة مرجع الحجز في بيان التحويل. يُحتسب التحويل بعد أن يتحقق منه الاستقبال. أما الحجز المؤدى من باقة الساعات فيُؤكَّد فورًا.

4. الإلغاء

يمكنكم الإلغاء إلى غاية بداية الموعد. قبل 24 ساعة أو أكثر تُعاد إليكم ساعات الباقة ويعيد إليكم الاستقبال ما أديتموه. بعد ذلك تبقى مستحقة، ما لم يقرر الاستقبال غير ذلك. وإذا اضطر المركز إلى الإلغاء فلكم أن تختاروا بين موعد آخر واسترجاع المبلغ.

5. باقات الساعات

الباقة التي لا تتجاوز 10 ساعات صالحة لمدة شهر من تاريخ الأداء، والباقة التي تفوق 10 ساعات صالحة لشهرين، واليوم الأخير محسوب. الساعات غير المستعملة في ذلك التاريخ تضيع؛ ونذكّركم قبل سبعة أيام ثم قبل يوم واحد.

6. على أرضية الملعب

احضروا قبل الموعد بعشر دقائق: تنتهي المباراة في وقتها ولو بدأت متأخرة. الأحذية الملائمة للعشب الاصطناعي إجبارية، والمسامير المعدنية ممنوعة. احترام الآخرين والمستخدمين والتجهيزات هو القاعدة الأولى، وللاستقبال أن يوقف المباراة في حالة العنف.

7. الصحة والمسؤولية

تلعبون وأنتم على علم بحالتكم الصحية. المركز مؤمَّن على مرافقه، وننصحكم بتأمين فردي. انتبهوا إلى أغراضكم: مستودعات الملابس غير محروسة.

8. للتواصل معنا

لأي سؤال أو شكاية: contact@five-arena.test أو الاستقبال، كل يوم من 09:00 إلى 01:00. يُطبَّق القانون المغربي، ونبحث معكم أولًا عن حل ودّي.`,
};
