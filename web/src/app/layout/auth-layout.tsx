import { Outlet } from 'react-router';
import { useOfflinePages } from '../../platform/requests/offline-pages.ts';
import { Arena } from '../../ui/art/arena/arena.tsx';
import { FormArea } from '../../ui/fields/form-area.tsx';
import './auth-layout.css';

/** Layout of the sign-in pages: the form on one side, a picture of the hall on the other. */
export default function AuthLayout() {
  useOfflinePages();
  return (
    <div className="auth">
      <div className="auth-page">
        <FormArea>
          <Outlet />
        </FormArea>
      </div>
      <div className="auth-scene">
        <Arena />
      </div>
    </div>
  );
}
