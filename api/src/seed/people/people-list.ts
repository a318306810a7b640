import { COMMUNITY_PLAYERS } from './community-players-list.ts';
import type { DemoLogin } from './demo-login.ts';
import { WEEK_PLAYERS } from './week-players-list.ts';

export const STAFF: DemoLogin[] = [
  {
    email: 'admin@demo.test',
    firstName: 'Nadia',
    name: 'Chraïbi',
    phone: '+212600000001',
    birthDate: '1984-03-09',
    role: 'admin',
  },
  {
    email: 'reception@demo.test',
    firstName: 'Karim',
    name: 'Ouazzani',
    phone: '+212600000002',
    birthDate: '1993-11-21',
    role: 'staff',
  },
];

export const PLAYERS: DemoLogin[] = [...WEEK_PLAYERS, ...COMMUNITY_PLAYERS];

/** Addresses of verified players of a load test: `bench001@demo.test` to `bench200@demo.test`. */
const BENCH_ADDRESS = /^bench\d{3}@demo\.test$/;

/** Whether the address belongs to a demo account. */
export const isDemoAddress = (email: string): boolean =>
  BENCH_ADDRESS.test(email) || [...STAFF, ...PLAYERS].some((person) => person.email === email);

export function benchPlayers(): DemoLogin[] {
  return Array.from({ length: 200 }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return {
      email: `bench${number}@demo.test`,
      firstName: 'Banc',
      name: `Essai ${number}`,
      phone: `+212600001${number}`,
      birthDate: '1990-01-01',
    };
  });
}
