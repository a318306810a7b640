import { ApiFailure, failureOf, endExpiredSession, readerHeaders } from './api.ts';
import { session } from './session.ts';

/**
 * Sends a form with a file and reports the progress of the upload from 0 to 1. `fetch` does not
 * report progress, and a photo takes a minute on a slow network.
 */
export function upload<Answer>(
  path: string,
  form: FormData,
  onSent: (part: number) => void,
): Promise<Answer> {
  const token = session()?.token;
  const request = new XMLHttpRequest();
  request.open('POST', `/api/${path}`);
  for (const [name, value] of Object.entries({
    Accept: 'application/json',
    ...readerHeaders(token),
  }))
    request.setRequestHeader(name, value);
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onSent(loaded / total);
    request.onerror = () => reject(new ApiFailure(0, 'UNREACHABLE'));
    request.onload = () => {
      const answer = answerOf(request.responseText);
      // The tests of the API verify that its responses match the contract, so the type is not
      // checked here.
      if (request.status >= 200 && request.status < 300 && answer !== undefined)
        return resolve(answer as Answer);
      if (request.status === 401 && token) endExpiredSession(token);
      reject(failureOf(request.status, answer));
    };
    request.send(form);
  });
}

function answerOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
