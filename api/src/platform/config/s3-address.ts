/** Where an S3 store keeps the files, and with what it is opened. */
export interface S3Address {
  /** Without a slash at its end: `https://store.example/bucket`. */
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const REGION = /^[a-z0-9-]{1,40}$/;
const BUCKET = /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/;
/** What stores without regions go by. */
const ANY_REGION = 'us-east-1';

/** Reads `https://KEY:SECRET@store.example/bucket?region=eu-west-3`; null for what is no such address. */
export function s3AddressOf(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, username, password, searchParams, hash } = new URL(text);
  const region = searchParams.get('region') ?? ANY_REGION;
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  const isComplete = /^https?:$/.test(protocol) && accessKeyId !== '' && secretAccessKey !== '' && BUCKET.test(pathname) && REGION.test(region) && hash === '';
  if (!isComplete) return null;
  return { bucket: `${protocol}//${host}${pathname.replace(/\/$/, '')}`, accessKeyId, secretAccessKey, region };
}

/** Empty for what is written wrongly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
