import './picture.css';

/** A stored version of a picture in one format and size: MIME type, width in pixels and URL. */
interface Form {
  type: string;
  width: number;
  url: string;
}

export interface PictureForms {
  /** Width and height of the largest variant in pixels. */
  width: number;
  height: number;
  /** Point that stays visible when the picture is cropped, in percent from the left and the top. */
  focusX: number;
  focusY: number;
  /** Background colour until the picture has loaded. */
  color: string;
  sources: readonly Form[];
}

interface Props {
  image: PictureForms;
  /** Alternative text; empty if the picture is decorative. */
  alt: string;
  /** Value of the `sizes` attribute, with which the browser chooses a variant. */
  sizes: string;
  /**
   * Aspect ratio such as `4 / 3`, if it differs from that of the picture. The picture is then
   * cropped around its focus point.
   */
  ratio?: string;
  /**
   * Whether the picture has transparent parts, such as a crest; it then gets no background colour.
   */
  seeThrough?: boolean;
  /** Whether the picture is visible when the page opens, so that it is not loaded lazily. */
  eager?: boolean;
  className?: string;
}

const FALLBACK = 'image/jpeg';

/**
 * A picture in the best supported format and the smallest sufficient width. Its space is reserved
 * before the picture loads.
 */
export function Picture({
  image,
  alt,
  sizes,
  ratio,
  seeThrough = false,
  eager = false,
  className = '',
}: Props) {
  const { width, height, focusX, focusY, color, sources } = image;
  const types = [...new Set(sources.map(({ type }) => type))].filter((type) => type !== FALLBACK);
  const plain = sources.filter(({ type }) => type === FALLBACK);
  return (
    <picture className={`picture ${className}`}>
      {types.map((type) => (
        <source
          key={type}
          type={type}
          srcSet={srcSet(sources.filter((form) => form.type === type))}
          sizes={sizes}
        />
      ))}
      <img
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        srcSet={srcSet(plain)}
        src={(plain.at(-1) ?? sources.at(-1))?.url}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        style={{
          aspectRatio: ratio ?? `${width} / ${height}`,
          objectPosition: `${focusX}% ${focusY}%`,
          ...(!seeThrough && { backgroundColor: color }),
        }}
      />
    </picture>
  );
}

function srcSet(forms: readonly Form[]): string | undefined {
  return forms.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined;
}
