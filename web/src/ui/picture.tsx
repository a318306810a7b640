import './picture.css';

/** One stored form of a picture: a width in pixels, the type of its file, where it is. */
interface Form {
  type: string;
  width: number;
  url: string;
}

export interface PictureForms {
  /** Pixels of the largest form. */
  width: number;
  height: number;
  /** What stays in sight when it is cropped: hundredths from the left and the top. */
  focusX: number;
  focusY: number;
  /** Shown until it is there. */
  color: string;
  sources: readonly Form[];
}

interface Props {
  image: PictureForms;
  /** Empty where the picture says nothing that the words beside it do not. */
  alt: string;
  /** How wide it is on the page, as browsers read `sizes`: they choose the form by it. */
  sizes: string;
  /** Another shape than its own, such as `4 / 3`: it is cropped around its focus. */
  ratio?: string;
  /** It has corners that one sees through, such as a crest's: nothing is put behind them. */
  seeThrough?: boolean;
  /** In sight when the page opens: it is not waited for. */
  eager?: boolean;
  className?: string;
}

const FALLBACK = 'image/jpeg';

/** A picture in the best format that the browser reads and the smallest width that will do. Its place is kept before it comes. */
export function Picture({ image, alt, sizes, ratio, seeThrough = false, eager = false, className = '' }: Props) {
  const { width, height, focusX, focusY, color, sources } = image;
  const types = [...new Set(sources.map(({ type }) => type))].filter((type) => type !== FALLBACK);
  const plain = sources.filter(({ type }) => type === FALLBACK);
  return (
    <picture className={`picture ${className}`}>
      {types.map((type) => <source key={type} type={type} srcSet={srcSet(sources.filter((form) => form.type === type))} sizes={sizes} />)}
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
        style={{ aspectRatio: ratio ?? `${width} / ${height}`, objectPosition: `${focusX}% ${focusY}%`, ...(!seeThrough && { backgroundColor: color }) }}
      />
    </picture>
  );
}

function srcSet(forms: readonly Form[]): string | undefined {
  return forms.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined;
}
