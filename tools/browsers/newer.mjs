import data from '@mdn/browser-compat-data' with { type: 'json' };
import { floor } from './floor.mjs';

/** Edge and Android have Chrome's versions. */
const oldest = {
  chrome: floor.chrome,
  chrome_android: floor.chrome,
  firefox: floor.firefox,
  firefox_android: floor.firefox,
  safari: floor.safari,
  safari_ios: floor.ios,
};

/**
 * APIs for devices, tests and drawing, or in no browser yet; their member names are too generic to
 * match.
 */
const elsewhereNames = `
  Accelerometer Audio Background Barcode Battery Bluetooth Canvas Contact Cookie CSS Device
  EditContext Fenced FileSystem Font Gamepad Gap GPU HID
  HTML(?:Camera|Fenced|Geolocation|Install|Portal|ModelElement) Identity Idle Image Ink Interest
  Keyboard Language Layout Lock MathML Media MIDI ML NDEF Network Notification OTP Observable
  Offscreen PageSwap PageReveal Paint Password Payment Periodic Permissions Picture Preference
  Presentation Push RTC Report Scheduler Screen Sensor Serial Service Shared Speech Storage
  Subscriber SVG Task Temporal Timeline Toggle Touch Translat Trusted USB User Video VisibilityState
  VR VTT Wake WebGL WebTransport Window(?:Controls) Worklet WritableStream XR Scroll View Virtual
  Viewport NotRestored FetchLater Fetch Force Hashed Summarizer Writer Rewriter Proofreader Digital
  Chapter Byte Compression Decompression IDB Deprecation Intervention Metadata DOMError
  CharacterBounds TextFormat Selection(?:Command) SnapEvent ContentVisibility Close Command
  NavigationPreload CapturedMouse CaptureController CropTarget Restriction Browser
  Element(?:Internals) Crash Quota Sanitizer Highlight Profiler Clipboard(?:Change|Item) Directory
  GeolocationPosition Composition Rotation
`;
const elsewhere = new RegExp(`^(${elsewhereNames.trim().split(/\s+/).join('|')})`);

/**
 * Browsers of the supported range that lack a feature, with the version that added it; empty if
 * none does. A browser that never had it does not count.
 */
export function newerThanFloor(support) {
  return Object.entries(oldest).flatMap(([name, version]) => {
    const own = [support[name] ?? []]
      .flat()
      .filter(
        ({ flags, alternative_name, version_removed }) =>
          !flags && !alternative_name && !version_removed,
      );
    const since = own
      .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
      .filter((number) => !Number.isNaN(number));
    return since.length > 0 && Math.min(...since) > version
      ? [`${name} ${Math.min(...since)}`]
      : [];
  });
}

/**
 * Built-ins that a supported browser may lack: `globals` and `statics` (`Object.groupBy`) by their
 * full names, `members` of prototypes by names that nothing older has.
 */
export function newerBuiltIns() {
  const found = { globals: new Map(), statics: new Map(), members: new Map() };
  const old = new Set();
  const roots = [
    ...interfacesOf(data.javascript.builtins),
    ...interfacesOf(data.javascript.builtins.Intl).map(([name, own]) => [`Intl.${name}`, own]),
    ...interfacesOf(data.api),
  ];
  for (const [name, own] of roots) {
    note(name.includes('.') ? found.statics : found.globals, name, own);
    for (const [key, { __compat: compat }] of membersOf(own, name)) {
      const isStatic = key.endsWith('_static') || isStaticBuiltIn(name, key);
      const member = key.replace(/_(static|event)$/, '');
      const since = newerThanFloor(compat.support);
      if (since.length === 0) old.add(member);
      else if (isStatic) found.statics.set(`${name}.${member}`, since);
      else if (!key.endsWith('_event') && !elsewhere.test(name))
        found.members.set(member, [name, ...since]);
      if (name === 'Window' && since.length > 0 && !key.endsWith('_event'))
        found.globals.set(member, since);
    }
  }
  for (const name of old) found.members.delete(name);
  return found;
}

function note(list, name, { __compat: compat }) {
  const since = newerThanFloor(compat.support);
  if (since.length > 0) list.set(name, since);
}

function interfacesOf(tree) {
  return Object.entries(tree).filter(([name, own]) => name !== '__compat' && own.__compat);
}

function membersOf(own, name) {
  return Object.entries(own).filter(
    ([key, member]) => key !== '__compat' && key !== name && member.__compat,
  );
}

/**
 * Whether a language built-in is static, decided by this engine, because the data names both kinds
 * alike.
 */
function isStaticBuiltIn(name, key) {
  const owner = name.split('.').reduce((tree, part) => tree?.[part], globalThis);
  return owner !== undefined && key in owner && !(owner.prototype && key in owner.prototype);
}

/** The `css` part of the data. */
export const styleData = data.css;
