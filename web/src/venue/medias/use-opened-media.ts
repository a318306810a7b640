import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const NAME = 'media';

/**
 * The open picture, stored in the address: 'back' closes it, and it can be shared as a link.
 * (Pictures come from the API, so the first render never reads the address.)
 */
export function useOpenedMedia(medias: MediaAnswer[]) {
  const [query, setQuery] = useSearchParams();
  const cameFromPage = useLocation().state === NAME;
  const navigate = useNavigate();
  const reference = query.get(NAME);
  const place = medias.findIndex((media) => media.reference === reference);
  const show = (next: string, replace: boolean) =>
    setQuery(
      { [NAME]: next },
      { replace, preventScrollReset: true, state: replace && !cameFromPage ? undefined : NAME },
    );
  return {
    opened: place < 0 ? null : place,
    open: (next: string) => show(next, false),
    move: (next: number) => show(medias[next]?.reference ?? '', true),
    close: () =>
      cameFromPage ? void navigate(-1) : setQuery({}, { replace: true, preventScrollReset: true }),
  };
}
