import { SOCIAL_NETWORKS } from '@five/shared/venue/venue.codes';
import { ArrayInput, BooleanInput, SimpleFormIterator } from 'react-admin';
import { AddItem } from '../platform/tables/add-item.tsx';
import { CodeChoice } from '../platform/tables/choice-inputs.tsx';
import { FieldGroup } from '../platform/tables/field-group.tsx';
import { PercentInput } from '../platform/tables/money-input.tsx';
import {
  CodeInput,
  DecimalInput,
  LineInput,
  WholeInput,
} from '../platform/tables/simple-inputs.tsx';
import { TextsInput } from '../platform/tables/texts-input.tsx';
import { useContentTexts } from '../platform/tables/use-content-texts.ts';
import { Section } from './section.tsx';

export function AddressSection() {
  const { venue } = useContentTexts();
  return (
    <Section title={venue.identity}>
      <LineInput source="name" label={venue.name} />
      <TextsInput source="address" label={venue.address} />
      <TextsInput source="city" label={venue.city} />
      <FieldGroup legend={venue.phones}>
        <ArrayInput source="phones" label={false} helperText={false}>
          <SimpleFormIterator
            inline
            disableClear
            disableReordering
            addButton={<AddItem label={venue.add_phone} />}
          >
            <CodeInput source="" label={venue.phone} />
          </SimpleFormIterator>
        </ArrayInput>
        <CodeInput source="email" label={venue.email} />
        <DecimalInput source="latitude" label={venue.latitude} />
        <DecimalInput source="longitude" label={venue.longitude} />
      </FieldGroup>
    </Section>
  );
}

export function BankSection() {
  const { venue } = useContentTexts();
  return (
    <Section title={venue.bank}>
      <FieldGroup>
        <CodeInput source="rib" label={venue.rib} />
        <LineInput source="bankName" label={venue.bank_name} />
        <LineInput source="accountHolder" label={venue.account_holder} />
      </FieldGroup>
    </Section>
  );
}

const STEPS = [15, 30, 60] as const;
const STEP_NAMES = { 15: '15', 30: '30', 60: '60' };

export function PoliciesSection() {
  const { venue } = useContentTexts();
  return (
    <Section title={venue.policies}>
      <FieldGroup>
        <CodeChoice
          source="policies.slotMinutes"
          label={venue.slot_minutes}
          codes={STEPS}
          names={STEP_NAMES}
        />
        <WholeInput source="policies.horizonDays" label={venue.horizon_days} />
        <WholeInput source="policies.holdMinutes" label={venue.hold_minutes} />
        <WholeInput source="policies.freeCancelHours" label={venue.free_cancel_hours} />
        <WholeInput source="policies.maxPending" label={venue.max_pending} />
        <WholeInput source="policies.maxUpcoming" label={venue.max_upcoming} />
        <WholeInput source="policies.packOrderDays" label={venue.pack_order_days} />
        <WholeInput source="playersPerMatch" label={venue.players} />
      </FieldGroup>
      <BooleanInput
        source="policies.holdsWhileOpenOnly"
        label={venue.holds_while_open}
        helperText={false}
      />
    </Section>
  );
}

export function LegalSection() {
  const { venue } = useContentTexts();
  return (
    <Section title={venue.legal}>
      <FieldGroup>
        <LineInput source="legal.name" label={venue.legal_name} />
        <CodeInput source="legal.ice" label={venue.ice} />
        <CodeInput source="legal.taxId" label={venue.tax_id} />
        <CodeInput source="legal.rc" label={venue.rc} />
        <CodeInput source="legal.cndp" label={venue.cndp} />
        <PercentInput source="legal.vatBasisPoints" label={venue.vat} help={venue.vat_help} />
      </FieldGroup>
    </Section>
  );
}

const NETWORK_NAMES = {
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  messenger: 'Messenger',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
};

export function SocialSection() {
  const { venue } = useContentTexts();
  return (
    <Section title={venue.social}>
      <ArrayInput source="socialLinks" label={false} helperText={false}>
        <SimpleFormIterator
          inline
          fullWidth
          disableClear
          addButton={<AddItem label={venue.add_network} />}
        >
          <CodeChoice
            source="network"
            label={venue.network}
            codes={SOCIAL_NETWORKS}
            names={NETWORK_NAMES}
          />
          <CodeInput source="url" label={venue.link} />
        </SimpleFormIterator>
      </ArrayInput>
    </Section>
  );
}

export function PagesSection() {
  const { venue } = useContentTexts();
  return (
    <Section title={venue.pages}>
      <TextsInput
        source="conditions"
        label={venue.conditions}
        help={venue.own_text_help}
        rows={8}
        optional
      />
      <TextsInput
        source="privacy"
        label={venue.privacy}
        help={venue.own_text_help}
        rows={8}
        optional
      />
    </Section>
  );
}
