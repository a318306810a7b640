import { MOBILE, SLOW_3G, type Line } from './lines.ts';
import type { FigureName } from './figures.ts';

/** A page to measure, with the highest accepted figures. */
export interface MeasuredPage {
  path: string;
  line: Line;
  /** Account that is signed in, by its email address. */
  account?: string;
  /** Selector of the content for which the page is opened. */
  content: string;
  /** Selector of the element that is pressed as soon as it is visible, and of the effect. */
  press: { target: string; effect: string };
  must: Partial<Record<FigureName, number>>;
}

const EVENING = '.tonight-slots, .tonight-none';
const MENU = { target: 'header button[aria-expanded]', effect: 'header [aria-expanded=true]' };
const PUBLIC_REQUESTS = 20;
const ACCOUNT_REQUESTS = 25;
const PLAYER = 'player@demo.test';

/** Pages of the site; `match` is the path of the page of a match. */
export const pagesOf = (match: string): readonly MeasuredPage[] => [
  ...['/', '/ar'].map((path) => ({
    path,
    line: MOBILE,
    content: EVENING,
    press: MENU,
    must: { requests: PUBLIC_REQUESTS, content: 1500, press: 2000 },
  })),
  {
    path: '/tournament/2025/may',
    line: MOBILE,
    content: '.tournament table',
    press: MENU,
    must: { requests: PUBLIC_REQUESTS, content: 2500, press: 2500 },
  },
  {
    path: '/account/reservations/create',
    line: MOBILE,
    account: PLAYER,
    content: '.board .cell',
    press: { target: '.board .cell[data-state=free]', effect: '.choice' },
    must: { requests: ACCOUNT_REQUESTS, content: 2500, press: 2500 },
  },
  {
    path: match,
    line: MOBILE,
    content: '.answer-bar',
    press: { target: '.answer-bar button', effect: '.answer-bar input' },
    must: { requests: PUBLIC_REQUESTS, content: 2500, press: 2500 },
  },
  {
    path: '/',
    line: SLOW_3G,
    content: EVENING,
    press: MENU,
    must: { requests: PUBLIC_REQUESTS, content: 2500 },
  },
  {
    path: '/account/reservations/create',
    line: SLOW_3G,
    account: PLAYER,
    content: '.board .cell',
    press: { target: '.board .cell[data-state=free]', effect: '.choice' },
    must: { requests: ACCOUNT_REQUESTS, content: 6000 },
  },
];

/** The back-office: the content is the sign-in form, the effect of the press is the board. */
export const BACK_OFFICE: MeasuredPage = {
  path: '/admin/',
  line: MOBILE,
  content: 'form input[type=password]',
  press: { target: 'form button[type=submit]', effect: '[data-key^="B-"]' },
  must: { requests: 30, content: 2500, press: 1000 },
};
