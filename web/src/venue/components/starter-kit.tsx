import { STARTER_KIT } from '@five/shared/academy/academy.codes';
import { useTranslation } from 'react-i18next';
import { KitPiece } from '../../ui/art/objects/kit-piece.tsx';
import './starter-kit.css';

/** Section with the kit that each child receives on joining the academy. */
export function StarterKit() {
  const { t } = useTranslation('academy');
  return (
    <ul className="kit">
      {STARTER_KIT.map(({ item, quantity }) => (
        <li key={item}>
          <span className="kit-art" data-many={quantity > 1 || undefined}>
            <KitPiece piece={item} />
          </span>
          <span className="kit-name">{t(`kit.${item}`, { count: quantity })}</span>
        </li>
      ))}
    </ul>
  );
}
