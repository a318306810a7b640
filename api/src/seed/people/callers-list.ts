/** A customer without a login. */
export interface DemoCaller {
  fullName: string;
  phone: string;
  note?: string;
}

export const CALLERS: DemoCaller[] = [
  {
    fullName: 'Abdelhak Naciri',
    phone: '+212600000051',
    note: 'Réserve le mardi soir avec ses collègues.',
  },
  { fullName: 'Mustapha Rhazi', phone: '+212600000052' },
  {
    fullName: 'Société Atlas Conseil',
    phone: '+212522000151',
    note: 'Demande un reçu au nom de la société.',
  },
  { fullName: 'عبد الرحيم بناني', phone: '+212600000053' },
  { fullName: 'خديجة المنصوري', phone: '+212600000054', note: 'Préfère le terrain 2.' },
  { fullName: 'Soufiane Jebli', phone: '+212600000055' },
  { fullName: 'Hicham Daoudi', phone: '+212600000056', note: 'Paie toujours en espèces.' },
  { fullName: 'Amine Cherkaoui', phone: '+212600000057' },
  { fullName: 'Zakaria Belhaj', phone: '+212600000058' },
  { fullName: 'محمد أمين الوردي', phone: '+212600000059' },
  {
    fullName: 'Association Ain Diab',
    phone: '+212522000160',
    note: 'Tournoi entre quartiers au printemps.',
  },
];
