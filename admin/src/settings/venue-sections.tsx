import { PLACEHOLDERS } from '@five/shared/venue/setup/setup.rules';
import { SOCIAL_NETWORKS } from '@five/shared/venue/venue.codes';
import { ArrayInput, BooleanInput, SimpleFormIterator } from 'react-admin';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { AddItem } from '../platform/tables/lists/add-item.tsx';
import { CodeChoice } from '../platform/tables/inputs/choice-inputs.tsx';
import { FieldGroup } from '../platform/tables/forms/field-group.tsx';
import { CodeInput, LineInput, WholeInput } from '../platform/tables/inputs/simple-inputs.tsx';
import { TextsInput } from '../platform/tables/inputs/texts-input.tsx';
import { PositionInput, VenueEmailInput, WhatsAppInput } from './place-inputs.tsx';
import { Section } from './section.tsx';

export function AddressSection() {
  const t = useTypedTranslate();
  return (
    <Section id="identity" title={t('venue.identity')} contents={t('contents.identity')}>
      <LineInput source="name" label={t('venue.name')} />
      <TextsInput source="city" label={t('venue.city')} placeholders={PLACEHOLDERS.city} />
      <TextsInput
        id="address"
        source="address"
        label={t('venue.address')}
        placeholders={PLACEHOLDERS.address}
      />
      <FieldGroup legend={t('venue.position')} help={t('venue.position_help')}>
        <PositionInput />
      </FieldGroup>
      <FieldGroup id="contact" legend={t('venue.contact')} help={t('venue.contact_help')}>
        <WhatsAppInput />
        <ArrayInput source="phones" label={false} helperText={false}>
          <SimpleFormIterator
            inline
            disableClear
            disableReordering
            addButton={<AddItem label={t('venue.add_phone')} />}
          >
            <CodeInput source="" label={t('labels.person.phone')} />
          </SimpleFormIterator>
        </ArrayInput>
        <VenueEmailInput />
      </FieldGroup>
    </Section>
  );
}

export function BankSection() {
  const t = useTypedTranslate();
  return (
    <Section id="bank" title={t('venue.bank')} contents={t('contents.bank')}>
      <FieldGroup>
        <CodeInput source="rib" label={t('venue.rib')} />
        <LineInput source="bankName" label={t('labels.venue.bankName')} />
        <LineInput source="accountHolder" label={t('venue.account_holder')} />
      </FieldGroup>
    </Section>
  );
}

const STEPS = [15, 30, 60] as const;
const STEP_NAMES = { 15: '15', 30: '30', 60: '60' };

export function PoliciesSection() {
  const t = useTypedTranslate();
  return (
    <Section id="policies" title={t('venue.policies')} contents={t('contents.policies')}>
      <FieldGroup>
        <CodeChoice
          source="policies.slotMinutes"
          label={t('venue.slot_minutes')}
          codes={STEPS}
          names={STEP_NAMES}
        />
        <WholeInput source="policies.horizonDays" label={t('venue.horizon_days')} />
        <WholeInput source="policies.holdMinutes" label={t('venue.hold_minutes')} />
        <WholeInput source="policies.draftHoldMinutes" label={t('venue.draft_hold_minutes')} />
        <WholeInput source="policies.freeCancelHours" label={t('venue.free_cancel_hours')} />
        <WholeInput source="policies.maxPending" label={t('venue.max_pending')} />
        <WholeInput source="policies.maxUpcoming" label={t('venue.max_upcoming')} />
        <WholeInput source="policies.packOrderDays" label={t('venue.pack_order_days')} />
        <WholeInput source="playersPerMatch" label={t('venue.players')} />
      </FieldGroup>
      <BooleanInput
        source="policies.holdsWhileOpenOnly"
        label={t('venue.holds_while_open')}
        helperText={false}
      />
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
  const t = useTypedTranslate();
  return (
    <Section id="social" title={t('venue.social')} contents={t('contents.social')}>
      <ArrayInput source="socialLinks" label={false} helperText={false}>
        <SimpleFormIterator
          inline
          fullWidth
          disableClear
          addButton={<AddItem label={t('venue.add_network')} />}
        >
          <CodeChoice
            source="network"
            label={t('venue.network')}
            codes={SOCIAL_NETWORKS}
            names={NETWORK_NAMES}
          />
          <CodeInput source="url" label={t('venue.link')} helperText={t('venue.link_help')} />
        </SimpleFormIterator>
      </ArrayInput>
    </Section>
  );
}
