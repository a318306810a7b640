import './picture.css';

/** One stored variant of a picture: width in pixels, MIME type and URL. */
interface Form {
  type: string;
  width: number;
  url: string;
}

export interface PictureForms {
  /** Pixels of the largest variant. */
  width: number;
  height: number;
  /** Focus point for cropping, in percent from the left and the top. */
  focusX: number;
  focusY: number;
  /** Background until the picture has loaded. */
  color: string;
  sources: readonly Form[];
}

interface Props {
  image: PictureForms;
  /** Empty if the picture is decorative. */
  alt: string;
  /** The `sizes` attribute: browsers choose the variant by it. */
  sizes: string;
  /** Aspect ratio other than its own, such as `4 / 3`: cropped around the focus point. */
  ratio?: string;
  /** Has transparency, such as a crest: no background colour. */
  seeThrough?: boolean;
  /** Visible when the page opens: not lazy-loaded. */
  eager?: boolean;
  className?: string;
}

const FALLBACK = 'image/jpeg';

/**
 * A picture in the best supported format and the smallest sufficient width. Its space is reserved
 * before it loads.
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
