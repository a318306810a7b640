/**
 * Path, without language, of the page with which the service worker opens pages offline. It has no
 * content of its own: the site renders the page at the path of the window.
 */
export const OFFLINE_SHELL = '/shell';
