import { createWorld } from './world.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
test('reserve', async () => {
  const w = await createWorld({ at: MONDAY_MORNING, env: { LOG_LEVEL: 'error' } });
  await openVenue(w);
  const p = await w.player();
  const s = await w.staff();
  for (const b of [wish(), wish({ pitch: 'P1' }), wish({ endTime: '21:00' }), wish({startTime:'22:00',endTime:'23:00'})]) {
    const r = await p.http.post('/api/bookings').send(b);
    console.log(r.status, JSON.stringify(r.body));
  }
  const r = await s.http.post('/api/bookings').send(wish({ customer: { name: 'Karim', phone: '0612345678' } }));
  console.log(r.status, JSON.stringify(r.body));
  console.log((await s.http.get('/api/bookings')).headers['content-range'], (await p.http.get('/api/bookings_my_reservations')).body.length, (await p.http.get('/api/bookings/'+r.body.data.reference)).status);
  console.log(JSON.stringify(await w.sql('select event,recipient,channel,template,due_at,withdrawn_at from outbox'), null, 0), await w.sql('select * from audit where subject_kind=\'booking\''), await w.sql('select * from occupancies'));
  console.log((await w.mails(p.email)).map((m) => m.text));
  await w.close();
});
