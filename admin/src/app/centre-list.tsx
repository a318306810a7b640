import {
  IconBallFootball,
  IconCalendarDollar,
  IconCalendarEvent,
  IconCalendarX,
  IconCash,
  IconChevronRight,
  IconClipboardList,
  IconHeartHandshake,
  IconInbox,
  IconListNumbers,
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
import { may, mayDo, type TableName } from '../platform/tables/tables.ts';
import { useContentTexts } from '../platform/tables/use-content-texts.ts';
import css from './centre-list.module.css';

type CentreLink = TableName | 'venue' | 'pricing_week' | 'outside_hours' | 'attendance';

const GROUPS: readonly {
  name: 'desk' | 'site' | 'prices' | 'tournaments' | 'academy';
  rooms: readonly { room: CentreLink; icon: Icon }[];
}[] = [
  { name: 'desk', rooms: [{ room: 'contact', icon: IconInbox }] },
  {
    name: 'academy',
    rooms: [
      { room: 'academy_registrations', icon: IconClipboardList },
      { room: 'attendance', icon: IconUserCheck },
      { room: 'academy_sessions', icon: IconSchool },
      { room: 'academy_seasons', icon: IconCalendarEvent },
    ],
  },
  {
    name: 'site',
    rooms: [
      { room: 'medias', icon: IconPhoto },
      { room: 'partners', icon: IconHeartHandshake },
      { room: 'promos', icon: IconSpeakerphone },
    ],
  },
  {
    name: 'tournaments',
    rooms: [
      { room: 'tournaments', icon: IconTrophy },
      { room: 'teams', icon: IconUsersGroup },
      { room: 'matches', icon: IconBallFootball },
    ],
  },
  {
    name: 'prices',
    rooms: [
      { room: 'pricings', icon: IconCash },
      { room: 'pricing_week', icon: IconCalendarDollar },
      { room: 'tariffs', icon: IconListNumbers },
      { room: 'addons', icon: IconShirtSport },
      { room: 'pitches', icon: IconSoccerField },
      { room: 'venue', icon: IconSettings },
      { room: 'outside_hours', icon: IconCalendarX },
    ],
  },
];

/** All tables that the signed-in user may write, in groups. */
export function CentreList() {
  const { centre } = useContentTexts();
  return (
    <div className={css['page']}>
      <title>{centre.title}</title>
      <h1>{centre.title}</h1>
      <p>{centre.help}</p>
      {GROUPS.map(({ name, rooms }) => {
        const open = rooms.filter(({ room }) => mayWrite(room));
        return open.length > 0 && <Group key={name} title={centre[name]} rooms={open} />;
      })}
    </div>
  );
}

function Group({
  title,
  rooms,
}: {
  title: string;
  rooms: readonly { room: CentreLink; icon: Icon }[];
}) {
  const { attendance, outside, tables, week } = useContentTexts();
  const named = { ...tables, pricing_week: week, outside_hours: outside, attendance };
  const nameOf = (room: CentreLink) => named[room];
  return (
    <section className={css['group']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rooms.map(({ room, icon: Sign }) => (
          <li key={room}>
            <Link to={`/${room}`}>
              <Sign aria-hidden size={30} stroke={1.7} />
              <span>
                <b>{nameOf(room).name}</b>
                <small>{nameOf(room).help}</small>
              </span>
              <IconChevronRight aria-hidden className="points" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function mayWrite(room: CentreLink): boolean {
  if (room === 'outside_hours') return may('venue.update');
  if (room === 'attendance') return may('attendance.update');
  if (room === 'pricing_week') return mayDo('pricings', 'update');
  return room === 'venue' ? may('venue.update') : mayDo(room, 'update');
}
