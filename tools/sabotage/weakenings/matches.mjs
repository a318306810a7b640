const matches = 'api/src/community/matches';
const races = 'api/test/community/processes/match-money-processes.spec.ts';
const seats = 'api/test/community/open-matches/seats.spec.ts';

/** Weakenings (removed guards) of matches: shares, results, and seats of open matches. */
export const matchWeakenings = [
  {
    name: 'a desk does not see that another desk takes the same share',
    file: 'api/src/bookings/record/booking-store.ts',
    text: '($2::bigint is null or b.customer_id = $2) for update',
    by: '($2::bigint is null or b.customer_id = $2)',
    spec: races,
    test: 'of two desks on two processes that take one share at once, one has it, once',
  },
  {
    name: 'a paid share is refused without the name of its payer',
    file: `${matches}/shares/share-payments.ts`,
    text: 'paidAt !== null && amountCents > 0',
    by: 'paidAt !== null && amountCents < 0',
    spec: races,
    test: 'of two desks on two processes that take one share at once, one has it, once',
  },
  {
    name: 'a result that another process has settled is settled again',
    file: `${matches}/results/settlements.service.ts`,
    text: "if (resultState !== 'entered' && resultState !== 'corrected') return;",
    by: 'if (resultState === null) return;',
    spec: races,
    test: 'results that two processes settle at once count once',
  },
  {
    name: 'a player that waits for the decision of the captain is reminded to answer',
    file: 'api/src/community/squads/squad-reminders.ts',
    text:
      "coalesce(p.request_state, '') <> 'asked'\n" +
      '    and (p.request_state is null or p.squad_member_id is not null)',
    by: 'true',
    spec: seats,
    test: 'a request that the captain has not decided is not reminded of an answer',
  },
  {
    name: 'a paid place ends when its player no longer comes',
    file: 'api/src/community/open-matches/place-followings.ts',
    text: "after.answer !== 'in' &&\n    !after.hasPaid",
    by: "after.answer !== 'in'",
    spec: seats,
    test: 'a paid place stays taken when its player no longer comes',
  },
  {
    name: 'a place remains when its player no longer comes',
    file: 'api/src/community/open-matches/place-followings.ts',
    text: "after.answer !== 'in' &&",
    by: "after.answer === 'in' &&",
    spec: seats,
    test: 'a player that no longer comes gives up the place, share and conversation',
  },
];
