/** Address and credentials of an S3 bucket. */
export interface S3Address {
  /** URL of the bucket without a trailing slash, such as `https://store.example/bucket`. */
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const REGION = /^[a-z0-9-]{1,40}$/;
const BUCKET = /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/;
/** Default region, which stores without regions accept. */
const ANY_REGION = 'us-east-1';

/**
 * Parses `https://KEY:SECRET@store.example/bucket?region=eu-west-3`. Returns null for text of
 * another form.
 */
export function s3AddressOf(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, username, password, searchParams, hash } = new URL(text);
  const region = searchParams.get('region') ?? ANY_REGION;
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  const isComplete =
    /^https?:$/.test(protocol) &&
    accessKeyId !== '' &&
    secretAccessKey !== '' &&
    BUCKET.test(pathname) &&
    REGION.test(region) &&
    hash === '';
  if (!isComplete) return null;
  return {
    bucket: `${protocol}//${host}${pathname.replace(/\/$/, '')}`,
    accessKeyId,
    secretAccessKey,
    region,
  };
}

/** Decodes a URL part. Returns an empty string if the percent-encoding is invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
