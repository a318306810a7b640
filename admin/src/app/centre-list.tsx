import {
  IconBallFootball,
  IconCalendarDollar,
  IconCalendarEvent,
  IconCalendarX,
  IconCamera,
  IconCash,
  IconChevronRight,
  IconClipboardList,
  IconDeviceMobileMessage,
  IconDoor,
  IconHeartHandshake,
  IconInbox,
  IconListNumbers,
  IconPencil,
  IconPhoto,
  IconSchool,
  IconSettings,
  IconShirtSport,
  IconSoccerField,
  IconSpeakerphone,
  IconTrophy,
  IconUserCheck,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { may, mayDo, type TableName } from '../platform/tables/tables.ts';
import css from './centre-list.module.css';

type CentreLink =
  | TableName
  | 'venue'
  | 'setup'
  | 'words'
  | 'photos'
  | 'channels'
  | 'pricing_week'
  | 'outside_hours'
  | 'attendance';

const GROUPS: readonly {
  name: 'desk' | 'site' | 'prices' | 'tournaments' | 'academy';
  links: readonly { link: CentreLink; icon: Icon }[];
}[] = [
  { name: 'desk', links: [{ link: 'contact', icon: IconInbox }] },
  {
    name: 'academy',
    links: [
      { link: 'academy_registrations', icon: IconClipboardList },
      { link: 'attendance', icon: IconUserCheck },
      { link: 'academy_sessions', icon: IconSchool },
      { link: 'academy_seasons', icon: IconCalendarEvent },
    ],
  },
  {
    name: 'site',
    links: [
      { link: 'words', icon: IconPencil },
      { link: 'photos', icon: IconCamera },
      { link: 'medias', icon: IconPhoto },
      { link: 'partners', icon: IconHeartHandshake },
      { link: 'promos', icon: IconSpeakerphone },
    ],
  },
  {
    name: 'tournaments',
    links: [
      { link: 'tournaments', icon: IconTrophy },
      { link: 'teams', icon: IconUsersGroup },
      { link: 'tournament_matches', icon: IconBallFootball },
    ],
  },
  {
    name: 'prices',
    links: [
      { link: 'pricings', icon: IconCash },
      { link: 'pricing_week', icon: IconCalendarDollar },
      { link: 'tariffs', icon: IconListNumbers },
      { link: 'addons', icon: IconShirtSport },
      { link: 'pitches', icon: IconSoccerField },
      { link: 'venue', icon: IconSettings },
      { link: 'channels', icon: IconDeviceMobileMessage },
      { link: 'setup', icon: IconDoor },
      { link: 'outside_hours', icon: IconCalendarX },
    ],
  },
];

/**
 * Page 'The centre', with links in groups: to the lists and settings pages that the signed-in user
 * may change.
 */
export function CentreList() {
  const t = useTypedTranslate();
  return (
    <div className={css['page']}>
      <title>{t('centre.title')}</title>
      <h1>{t('centre.title')}</h1>
      <p>{t('centre.help')}</p>
      {GROUPS.map(({ name, links }) => {
        const open = links.filter(({ link }) => mayWrite(link));
        return open.length > 0 && <Group key={name} title={t(`centre.${name}`)} links={open} />;
      })}
    </div>
  );
}

function Group({
  title,
  links,
}: {
  title: string;
  links: readonly { link: CentreLink; icon: Icon }[];
}) {
  const t = useTypedTranslate();
  return (
    <section className={css['group']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ link, icon: Sign }) => (
          <li key={link}>
            <Link to={`/${link}`}>
              <Sign aria-hidden size={30} stroke={1.7} />
              <span>
                <b>{t(`${groupOf(link)}.name`)}</b>
                <small>{t(`${groupOf(link)}.help`)}</small>
              </span>
              <IconChevronRight aria-hidden className="points" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the group of texts that contains name and explanation of a page. */
function groupOf(link: CentreLink) {
  if (link === 'pricing_week') return 'week';
  if (link === 'outside_hours') return 'outside';
  if (link === 'setup') return 'launch';
  if (link === 'words' || link === 'channels') return link;
  if (link === 'photos') return 'places';
  return link === 'attendance' ? link : (`tables.${link}` as const);
}

function mayWrite(link: CentreLink): boolean {
  if (link === 'setup') return may('setup.read');
  if (link === 'words') return may('words.update');
  if (link === 'channels') return may('channels.update');
  if (link === 'photos' || link === 'outside_hours') return may('venue.update');
  if (link === 'attendance') return may('attendance.update');
  if (link === 'pricing_week') return mayDo('pricings', 'update');
  return link === 'venue' ? may('venue.update') : mayDo(link, 'update');
}
