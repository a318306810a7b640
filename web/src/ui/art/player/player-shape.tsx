import { POSES, type Joint, type PoseName } from './poses.ts';

interface Props {
  pose: PoseName;
  shirt: string;
  shorts?: string;
  socks?: string;
  skin?: string;
  hair?: string;
  /**
   * Coordinates of the player's feet in the drawing (`x`, `y`), and scale of the player (`size`, 1
   * if left out).
   */
  x: number;
  y: number;
  size?: number;
  /** Whether the player is mirrored horizontally. */
  turned?: boolean;
  /** Whether the player has long hair, tied back. */
  tied?: boolean;
}

/** Draws a player from the joints of a pose. */
export function PlayerShape({
  pose,
  shirt,
  shorts = '#1b2228',
  socks = shirt,
  skin = '#b97a50',
  hair = '#1a1412',
  x,
  y,
  size = 1,
  turned = false,
  tied = false,
}: Props) {
  const { head, neck, hips, nearArm, farArm, nearLeg, farLeg } = POSES[pose];
  const arm = (joints: [Joint, Joint]) => (
    <Arm from={neck} joints={joints} shirt={shirt} skin={skin} />
  );
  const leg = (joints: [Joint, Joint]) => (
    <Leg from={hips} joints={joints} shorts={shorts} socks={socks} skin={skin} />
  );
  return (
    <g
      transform={`translate(${x} ${y}) scale(${turned ? -size : size} ${size})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {arm(farArm)}
      <g filter="brightness(.82)">{leg(farLeg)}</g>
      {leg(nearLeg)}
      <path d={line(hips, toward(hips, neck, 0.2))} stroke={shorts} strokeWidth="21" />
      <path
        d={line(toward(neck, hips, 0.2), toward(neck, hips, 0.72))}
        stroke={shirt}
        strokeWidth="23"
      />
      <path d={line(neck, toward(neck, head, 0.6))} stroke={skin} strokeWidth="8" />
      {arm(nearArm)}
      <Head at={head} skin={skin} hair={hair} tied={tied} />
    </g>
  );
}

interface HeadProps {
  at: Joint;
  skin: string;
  hair: string;
  tied: boolean;
}

function Head({ at: [x, y], skin, hair, tied }: HeadProps) {
  return (
    <>
      {tied && <path d={line([x - 7, y - 3], [x - 15, y + 8])} stroke={hair} strokeWidth="6" />}
      <circle cx={x} cy={y} r="9.5" fill={skin} />
      <path d={`M${x - 9.8} ${y + 1}a9.8 9.8 0 0 1 19.6-2.5q-7-1-11-5-3 5-8.6 7.5Z`} fill={hair} />
    </>
  );
}

function Arm({
  from,
  joints: [elbow, hand],
  shirt,
  skin,
}: {
  from: Joint;
  joints: [Joint, Joint];
  shirt: string;
  skin: string;
}) {
  const shoulder: Joint = [from[0] + Math.sign(elbow[0] - from[0]) * 7, from[1] + 6];
  return (
    <>
      <path d={line(shoulder, elbow, hand)} stroke={skin} strokeWidth="6.5" />
      <path d={line(shoulder, toward(shoulder, elbow, 0.75))} stroke={shirt} strokeWidth="9.5" />
    </>
  );
}

function Leg({
  from,
  joints: [knee, foot],
  shorts,
  socks,
  skin,
}: {
  from: Joint;
  joints: [Joint, Joint];
  shorts: string;
  socks: string;
  skin: string;
}) {
  const hip: Joint = [from[0] + Math.sign(knee[0] - from[0]) * 4, from[1] + 3];
  return (
    <>
      <path d={line(hip, knee, foot)} stroke={skin} strokeWidth="9.5" />
      <path d={line(toward(knee, foot, 0.3), foot)} stroke={socks} strokeWidth="9.5" />
      <path d={line(hip, toward(hip, knee, 0.72))} stroke={shorts} strokeWidth="14.5" />
      <path d={line(foot, [foot[0] + 7, foot[1] + 1])} stroke="#0d1114" strokeWidth="8" />
    </>
  );
}

function line(...joints: Joint[]): string {
  const points = joints.map((joint) => joint.map((n) => Math.round(n * 10) / 10).join(' '));
  return `M${points.join('L')}`;
}

function toward([x, y]: Joint, [toX, toY]: Joint, part: number): Joint {
  return [x + (toX - x) * part, y + (toY - y) * part];
}
