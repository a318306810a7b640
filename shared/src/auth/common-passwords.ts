/**
 * Words and keyboard rows that are common in passwords, in lower case. A word of this list is a
 * common password even with digits or signs around it or with look-alike letters.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password passw0rd passwort passphrase mypassword newpassword thepassword secretpassword changeme
  changemenow letmein letmeinnow letmeinplease welcome welcomeback iloveyou iloveyousomuch loveyou
  lovelove forever motdepasse monmotdepasse nouveaumotdepasse motdepass mdp jetaime jetaimefort
  jetadore jetaimemonamour bonjour bonjourbonjour bienvenue soleil chocolat doudou loulou chouchou
  princesse coucou coucoucoucou nathalie
  azerty azertyuiop azertyui azertyazerty azertyqsdf azertyuiopqsdfghjklm qsdfghjklm wxcvbn qwerty
  qwertyuiop qwertz qwertzuiop qwertyqwerty qwertyazerty asdfghjkl asdfghjklm asdfasdf asdfgh
  zxcvbnm zxcvbn qazwsx qazwsxedc qweasdzxc qweasd 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 zaq12wsx 1a2z3e4r 1a2z3e4r5t a1z2e3r4 a1z2e3r4t5 123456789a
  1234567890a a123456789 aa123456789 123qwe123qwe 123azerty qwe123qwe123 abc123abc123 abcd1234
  abcde12345 abcdef123456 123456abcdef 1234567890 0123456789 0987654321 9876543210 1234567891
  12345678910 123456789123 1231231234 1122334455 112233445566 0102030405 0123456789a 147258369
  741852963 123654789 789456123 159753
  admin administrator administrateur adminadmin root rootroot superuser supervisor manager user
  username login guest test testtest testing tester demo demodemo default temp temporary system
  server
  football footballer footballclub soccer ilovefootball lefootball barcelona barcelone fcbarcelona
  forcabarca realmadrid halamadrid madrid manchester manunited liverpool liverpoolfc chelsea arsenal
  juventus milan bayern marseille paris parissaintgermain psgpsgpsg messi messimessi lionelmessi
  ronaldo cristiano cristianoronaldo neymar mbappe hakimi achrafhakimi ziyech bounou zidane maradona
  ronaldinho pele worldcup champion champions
  maroc maroccain marocain marocaine marocmaroc morocco moroccan vivelemaroc casablanca casablanca20
  rabat marrakech tanger tangier agadir meknes oujda tetouan kenitra raja rajacasa rajacasablanca
  rcawac wydad wydadcasa wydadcasablanca wac1937 raja1949 dimaraja dimawydad dimamaghrib dimamaroc
  lionsdelatlas atlaslions sirlesmaghreb hamdoulah hamdoullah hamdulillah alhamdulillah bismillah
  bismilah inchallah inshallah machaallah mashallah allah allahakbar allahouakbar habibi habibti
  hayati omri mohamed mohammed muhammad ahmed youssef yassine fatima khadija
  samsung samsunggalaxy iphone android google googlegoogle facebook instagram whatsapp youtube gmail
  internet computer superman batman spiderman pokemon starwars dragon dragonball naruto monkey
  shadow master killer sunshine princess flower summer winter spring autumn hello hellohello
  helloworld freedom whatever trustno trustnoone nothing something fuckyou fuckoff michael jennifer
  jordan michaeljordan charlie jessica ashley daniel thomas nicolas camille sebastien caroline
  stephane alexandre fivearena five arena footacinq minifoot
  `
    .trim()
    .split(/\s+/),
);
