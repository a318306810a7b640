/** Joints of a body in drawing units: the feet near 0, the head at about 100. */
interface Pose {
  head: Joint;
  neck: Joint;
  hips: Joint;
  /** Elbow and hand, knee and foot; the far side is drawn behind the body. */
  nearArm: [Joint, Joint];
  farArm: [Joint, Joint];
  nearLeg: [Joint, Joint];
  farLeg: [Joint, Joint];
}

type Joint = readonly [x: number, y: number];

export type PoseName = 'run' | 'kick' | 'stand' | 'keep' | 'cheer' | 'sit';

const POSES: Record<PoseName, Pose> = {
  run: {
    head: [13, -94],
    neck: [8, -80],
    hips: [-3, -47],
    nearArm: [
      [-10, -68],
      [-14, -54],
    ],
    farArm: [
      [20, -66],
      [31, -72],
    ],
    nearLeg: [
      [12, -30],
      [4, -8],
    ],
    farLeg: [
      [-13, -30],
      [-31, -20],
    ],
  },
  kick: {
    head: [-4, -93],
    neck: [-4, -79],
    hips: [0, -46],
    nearArm: [
      [-18, -68],
      [-30, -60],
    ],
    farArm: [
      [10, -68],
      [22, -76],
    ],
    nearLeg: [
      [19, -34],
      [38, -22],
    ],
    farLeg: [
      [-3, -24],
      [-8, -2],
    ],
  },
  stand: {
    head: [0, -96],
    neck: [0, -82],
    hips: [0, -48],
    nearArm: [
      [10, -66],
      [11, -48],
    ],
    farArm: [
      [-10, -66],
      [-11, -48],
    ],
    nearLeg: [
      [6, -25],
      [7, -2],
    ],
    farLeg: [
      [-6, -25],
      [-7, -2],
    ],
  },
  keep: {
    head: [0, -82],
    neck: [0, -69],
    hips: [0, -38],
    nearArm: [
      [17, -60],
      [32, -68],
    ],
    farArm: [
      [-17, -60],
      [-32, -68],
    ],
    nearLeg: [
      [14, -22],
      [14, -2],
    ],
    farLeg: [
      [-14, -22],
      [-14, -2],
    ],
  },
  cheer: {
    head: [0, -97],
    neck: [0, -83],
    hips: [0, -49],
    nearArm: [
      [16, -92],
      [20, -112],
    ],
    farArm: [
      [-16, -92],
      [-20, -112],
    ],
    nearLeg: [
      [8, -26],
      [11, -2],
    ],
    farLeg: [
      [-8, -26],
      [-11, -2],
    ],
  },
  sit: {
    head: [4, -92],
    neck: [1, -79],
    hips: [-2, -45],
    nearArm: [
      [8, -63],
      [22, -54],
    ],
    farArm: [
      [-6, -62],
      [14, -52],
    ],
    nearLeg: [
      [21, -44],
      [22, -6],
    ],
    farLeg: [
      [17, -42],
      [13, -5],
    ],
  },
};

interface Props {
  pose: PoseName;
  shirt: string;
  shorts?: string;
  socks?: string;
  skin?: string;
  hair?: string;
  /** Position of the feet, and scale. */
  x: number;
  y: number;
  size?: number;
  /** Mirrored. */
  turned?: boolean;
  /** Long hair, tied. */
  tied?: boolean;
}

/** A player, drawn from joints. */
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
      {tied && (
        <path
          d={line([head[0] - 7, head[1] - 3], [head[0] - 15, head[1] + 8])}
          stroke={hair}
          strokeWidth="6"
        />
      )}
      <circle cx={head[0]} cy={head[1]} r="9.5" fill={skin} />
      <path
        d={`M${head[0] - 9.8} ${head[1] + 1}a9.8 9.8 0 0 1 19.6-2.5q-7-1-11-5-3 5-8.6 7.5Z`}
        fill={hair}
      />
    </g>
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
  return `M${joints.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}`;
}

function toward([x, y]: Joint, [toX, toY]: Joint, part: number): Joint {
  return [x + (toX - x) * part, y + (toY - y) * part];
}
