import { LegalPage } from '../components/legal-page.tsx';

export default function Privacy() {
  return <LegalPage page="privacy" />;
}
