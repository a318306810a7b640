/** Positions of the joints of a body in drawing units: feet near 0, head at about 100. */
interface Pose {
  head: Joint;
  neck: Joint;
  hips: Joint;
  /**
   * Arms are elbow and hand, legs are knee and foot; the limbs of the far side are drawn behind the
   * body.
   */
  nearArm: [Joint, Joint];
  farArm: [Joint, Joint];
  nearLeg: [Joint, Joint];
  farLeg: [Joint, Joint];
}

export type Joint = readonly [x: number, y: number];

export type PoseName = 'run' | 'kick' | 'stand' | 'keep' | 'cheer' | 'sit';

export const POSES: Record<PoseName, Pose> = {
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
