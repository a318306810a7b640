import { DISPATCH, DISPATCH_CHANNELS } from '../../src/platform/outbox/dispatcher.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { book, day } from '../factories.ts';
import type { World } from '../world.ts';

/** Stops the jobs that send messages; they are then sent only by `dispatch`. */
export async function pauseDispatch(world: World): Promise<void> {
  await world.app.get(Jobs).pause(DISPATCH);
  await world.app.get(Jobs).pause(DISPATCH_CHANNELS);
}

/** Sends the due messages once, first those to be passed on, then those of channels. */
export async function dispatch(world: World): Promise<void> {
  await world.app.get(Jobs).run(DISPATCH);
  await world.app.get(Jobs).run(DISPATCH_CHANNELS);
}

let hour = 8;

/** Books for a caller, and cancels the booking at the desk. Returns the number of the caller. */
export async function cancelOfCaller(world: World): Promise<string> {
  const staff = await world.login((await world.staff()).email);
  const number = world.next();
  const phone = `+2126119${String(number).padStart(5, '0')}`;
  hour = hour === 21 ? 9 : hour + 1;
  const { reference } = await book(world, staff, {
    date: day(world, 3),
    startTime: `${String(hour).padStart(2, '0')}:00`,
    endTime: `${String(hour + 1).padStart(2, '0')}:00`,
    pitch: 'P1',
    customer: { name: `Karim ${'abcdefghijklmnopqrstuvwxyz'[number % 26]}`, phone },
  });
  await staff.http.delete(`/api/bookings/${reference}`).send({ reason: 'orage' }).expect(200);
  return phone;
}
