import { addDays } from '@five/shared/time/wall-time';
import { type Answer, hangUp, makeCrowd, post } from './crowd.ts';
import { type TwoProcesses, twoProcesses } from './two-processes.ts';

const CLIENTS = 200;
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6);

let both: TwoProcesses;
let crowd: string[];
beforeAll(async () => {
  both = await twoProcesses({ DEMO: 'bench', NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/bk/prof' });
  await both.database.sql(`insert into pitches (code, name, position, created_at) values ('P1', '{"fr":"Un"}', 1, now()), ('P2', '{"fr":"Deux"}', 2, now()), ('P3', '{"fr":"Trois"}', 3, now()) on conflict do nothing`);
  await both.database.sql(`insert into pricings (reference,type,name,duration_minutes,total_cents,tariff_id,created_at) select 'PR-'||d, 'session','{"fr":"Heure"}',d,d*500,id,now() from tariffs, unnest(array[60,120]) d where not exists (select from pricings)`);
  await both.database.sql('update venue set max_pending = 100000, max_upcoming = 100000');
  crowd = await makeCrowd(both.database, CLIENTS);
}, 60_000);
afterAll(async () => {
  hangUp();
  await both.close();
});

/** One- and two-hour spans around midnight, each in the way of another. */
import fs from 'node:fs';
const one = (pid: number) => { const f = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(' '); return (Number(f[13]) + Number(f[14])) * 10; };
const cpu = () => one(both.first.pid) + one(both.second.pid);
const SPANS = [['22:00', '23:00', 0], ['22:00', '00:00', 0], ['23:00', '00:00', 0], ['23:00', '01:00', 0], ['00:00', '01:00', 1]] as const;

test(`${CLIENTS} players race for one night through two processes: exactly what fits is stored`, async () => {
  const first = addDays(new Date().toISOString().slice(0, 10), 20);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const date = addDays(first, round);
    const wishes = crowd.map((_, client) => {
      const [startTime, endTime, day] = SPANS[client % SPANS.length] ?? SPANS[0];
      return { date: addDays(date, day), startTime, endTime, pitch: 'P1', paymentMethod: 'cash', acceptRules: true };
    });
    const cpu0 = cpu(); const began = performance.now();
    const answers = await Promise.all(wishes.map((wish, client) => post(both.next(), '/api/bookings', crowd[client] ?? '', wish)));
    times.push(performance.now() - began);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const won = answers.filter(({ status }) => status === 201).length;
    console.log(times.at(-1), cpu() - cpu0, process.cpuUsage().user / 1e6, won, answers.find((a: Answer) => a.status === 409)?.body.code);
  }
}, 120_000);
