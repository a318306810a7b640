import { type CodeChannel, PHONE_CHANNELS } from '@five/shared/channels/channels.codes';
import { IconBrandWhatsapp, IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../ui/segments.tsx';
import { useVenue } from '../venue.queries.ts';
import './code-channel-choice.css';

const ICONS = { whatsapp: IconBrandWhatsapp, sms: IconDeviceMobileMessage, email: IconMail };

/** Channels of one-time codes, best first for a phone: WhatsApp, SMS, then mail. */
export function useCodeChannels(): readonly CodeChannel[] {
  const channels = useVenue().data?.codeChannels ?? [];
  return [...PHONE_CHANNELS, 'email' as const].filter((one) => channels.includes(one));
}

interface Props<Channel extends CodeChannel> {
  channels: readonly Channel[];
  value: Channel;
  onChange: (channel: Channel) => void;
}

/** Choice of the channel of a one-time code. */
export function CodeChannelChoice<Channel extends CodeChannel>({
  channels,
  value,
  onChange,
}: Props<Channel>) {
  const { t } = useTranslation('auth');
  const name = useId();
  const options = channels.map((channel) => ({
    value: channel,
    label: <ChannelLabel channel={channel} />,
  }));
  return (
    <div className="code-channel">
      <p aria-hidden>{t('codeChannel.label')}</p>
      <Segments
        name={name}
        label={t('codeChannel.label')}
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

function ChannelLabel({ channel }: { channel: CodeChannel }) {
  const { t } = useTranslation('auth');
  const Icon = ICONS[channel];
  return (
    <>
      <Icon size={20} aria-hidden />
      {t(`codeChannel.${channel}`)}
    </>
  );
}
