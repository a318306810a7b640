import type { WorkerSite } from '@five/client/browser/kept-answers';

/** What a service worker keeps of its site. */
export interface OfflineSite {
  name: WorkerSite;
  /** Path and query of the requests whose responses open offline. */
  keptPaths: RegExp;
  /** Path and query of other requests whose responses show that a session has ended. */
  checkedPaths: RegExp;
  /** Paths of the pages that open offline. */
  offlinePages: RegExp;
  /** Returns the path of the page with which pages like `pathname` open offline. */
  shellOf: (pathname: string) => string;
  /** Returns the offline page to open instead of `pathname`; null for none. */
  insteadOf: (pathname: string) => string | null;
  /** Called when all stored responses, or those of the session with push messages, are deleted. */
  onSessionEnd: () => Promise<void>;
}
