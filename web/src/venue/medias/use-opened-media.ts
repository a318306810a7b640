import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const NAME = 'media';

/**
 * State of the open picture, stored in the URL: 'back' closes the picture, and a link can share it.
 * The first render never depends on the URL, because the pictures come from the API.
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
