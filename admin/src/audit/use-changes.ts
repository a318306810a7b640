import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import { useFormat } from '../platform/use-format.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { centsOf, factsOf, type Fact } from './changes.rules.ts';
import { useStateName } from './use-state-name.ts';

/** What an entry changed, in words. */
export function useChanges(): (entry: AuditEntryAnswer) => { name: string; value: string }[] {
  const { audit, changed } = useOversight();
  const { money } = useFormat();
  const stateName = useStateName();
  const nameOf = (key: string) => Object.entries(changed).find(([known]) => known === key)?.[1] ?? key;
  const valueOf = (fact: Fact) => {
    const cents = centsOf(fact);
    return cents === null ? String(fact.value) : money(cents);
  };
  return (entry) => {
    const { subjectKind, from, to } = entry;
    const step = [from, to].flatMap((state) => (state === null ? [] : [stateName(subjectKind, state)])).join(' → ');
    return [...(step === '' ? [] : [{ name: audit.change, value: step }]), ...factsOf(entry).map((fact) => ({ name: nameOf(fact.key), value: valueOf(fact) }))];
  };
}
