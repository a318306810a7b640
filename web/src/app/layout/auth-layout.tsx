import { Outlet } from 'react-router';
import { useLocale } from '../../platform/locale.ts';
import { Arena } from '../../ui/art/arena/arena.tsx';
import { FormTheme } from '../../ui/form-theme.tsx';
import './auth-layout.css';

/** Layout of the sign-in pages: the form on one side, a picture of the hall on the other. */
export default function AuthLayout() {
  const { dir } = useLocale();
  return (
    <div className="auth">
      <div className="auth-page">
        <FormTheme dir={dir}>
          <Outlet />
        </FormTheme>
      </div>
      <div className="auth-scene">
        <Arena />
      </div>
    </div>
  );
}
