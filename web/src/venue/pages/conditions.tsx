import { LegalPage } from '../components/legal-page.tsx';

export default function Conditions() {
  return <LegalPage page="conditions" />;
}
