import type { Transport } from './api.ts';

/**
 * Sends a form with a file and reports the part that is sent, from 0 to 1. `fetch` reports no
 * progress of an upload, and a photo takes a minute on a slow network.
 */
export const withProgress =
  (onSent: (part: number) => void): Transport =>
  (url, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(method, url);
      new Headers(headers).forEach((value, name) => call.setRequestHeader(name, value));
      call.upload.onprogress = ({ lengthComputable, loaded, total }) =>
        lengthComputable && onSent(loaded / total);
      call.onerror = () => reject(new TypeError('No response'));
      call.onload = () => {
        const date = call.getResponseHeader('date') ?? '';
        resolve(new Response(call.responseText, { status: call.status, headers: { date } }));
      };
      // A request of the API has no other body than a text or a form.
      call.send(body as FormData);
    });
